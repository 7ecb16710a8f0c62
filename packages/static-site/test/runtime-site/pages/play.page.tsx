import { useEffect } from 'react';
import { useDeferredRender } from '../../../src/browser/use-deferred-render.ts';
import type { Head } from '../../../src/shared/head.ts';
import type { PageProps } from '../../../src/shared/template.ts';

type Props = PageProps<{ readonly name: string }>;

export const head = ({ data }: Props): Head => ({ title: data.name });

/** Tells the console what is done with it. */
export default function PlayPage({ data: { name } }: Props) {
  if (typeof window === 'object') console.info(`${name} is drawn`);
  useEffect(() => console.info(`${name} is seen`), [name]);
  return (
    <main>
      <h1>{name}</h1>
      <img src={`/${name}.png`} alt="" />
      {useDeferredRender(1) && <Below name={name} />}
    </main>
  );
}

function Below({ name }: { readonly name: string }) {
  if (typeof window === 'object') console.info(`more of ${name} is drawn`);
  return <p>More</p>;
}
