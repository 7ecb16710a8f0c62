import type { Head } from '@parterre/static-site/shared/head';
import { Slot } from '@parterre/static-site/shared/slot';
import type { PageProps } from '@parterre/static-site/shared/template';
import type { ListView } from '../views.ts';
import { Card } from './card.tsx';
import './programme.css';

type Props = PageProps<ListView>;

export const head = ({ data: { title }, path }: Props): Head => ({
  title,
  links: [{ rel: 'canonical', href: `https://programme.example${path}` }],
});

export default function ListPage({ data: { title, text, cards } }: Props) {
  return (
    <div className="page">
      <Slot name="header" as="header" />
      <main className="list">
        <h1 className="list-title">{title}</h1>
        <p>{text}</p>
        <ul className="cards">
          {cards.map((card) => (
            <Card key={card.href} card={card} />
          ))}
        </ul>
      </main>
      <Slot name="footer" as="footer" />
    </div>
  );
}
