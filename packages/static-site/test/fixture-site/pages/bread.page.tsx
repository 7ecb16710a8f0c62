import { useState } from 'react';
import type { Head } from '../../../src/shared/head.ts';
import { Slot } from '../../../src/shared/slot.ts';
import type { PageProps } from '../../../src/shared/template.ts';
import type { Bread, Shop } from '../bakery.ts';
import { inLanguage } from '../languages.ts';
import '../site.css';
import './bread.css';

type Props = PageProps<{ readonly bread: Bread; readonly shops: readonly Shop[] }>;

export const head = ({ data: { bread }, path }: Props): Head => ({
  title: bread.name,
  description: bread.text,
  links: [{ rel: 'canonical', href: `https://bakery.example${path}` }],
  jsonLd: [
    { '@context': 'https://schema.org', '@type': 'Product', name: bread.name, description: bread.text },
  ],
});

export default function BreadPage({ data: { bread, shops }, language, pathPrefix }: Props) {
  const [count, setCount] = useState(0);
  return (
    <>
      <Slot name="header" as="header" />
      <main className="bread">
        <h1>{bread.name}</h1>
        <p>{bread.text}</p>
        <button type="button" onClick={() => setCount(count + 1)}>
          Loaves: {count}
        </button>
        {shops.map(({ id, name }) => (
          <a key={id} href={pathPrefix + inLanguage(language, `/shops/${id}`)}>
            {name}
          </a>
        ))}
        <a href={pathPrefix + inLanguage(language, `/breads/${bread.id + 1}`)}>Next</a>
        <h2 id="shops">Shops</h2>
      </main>
      <Slot name="footer" as="footer" />
    </>
  );
}
