import { useEffect, useState } from 'react';
import { useDeferredRender } from '../../../src/browser/use-deferred-render.ts';
import type { Head } from '../../../src/shared/head.ts';
import type { PageProps } from '../../../src/shared/template.ts';

type Props = PageProps<{ readonly name: string }>;

export const head = ({ data }: Props): Head => ({ title: data.name });

export { Frame as frame } from '../frame.tsx';

/** Stands in the frame with others. What lies below has its turn; one of them throws after it has been seen. */
export default function FramedPage({ data: { name } }: Props) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => setIsLate(true), []);
  if (isLate && name === 'faulty') throw new Error('This page is faulty');
  const isBelowDrawn = useDeferredRender(1);
  const isLastDrawn = useDeferredRender(2);
  return (
    <main>
      <h1>{name}</h1>
      <label>
        Wish <input name="wish" />
      </label>
      {isBelowDrawn && <h2 id="below">Below {name}</h2>}
      {isLastDrawn && <p id="last">Last</p>}
    </main>
  );
}
