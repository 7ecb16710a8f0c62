import type { Head } from '@parterre/static-site/shared/head';
import { Slot } from '@parterre/static-site/shared/slot';
import type { PageProps } from '@parterre/static-site/shared/template';
import type { ShowView } from '../views.ts';
import { Card } from './card.tsx';
import './programme.css';

type Props = PageProps<ShowView>;

export const head = ({ data: { title, lead, dates, stage }, path }: Props): Head => ({
  title,
  description: lead,
  meta: [
    { property: 'og:title', content: title },
    { property: 'og:description', content: lead },
    { property: 'og:url', content: `https://programme.example${path}` },
  ],
  links: [{ rel: 'canonical', href: `https://programme.example${path}` }],
  jsonLd: dates.map(({ iso }) => ({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    startDate: iso,
    location: { '@type': 'Place', name: stage.name, address: stage.address },
  })),
});

export default function ShowPage({
  data: { title, lead, paragraphs, dates, stage, artists, related },
}: Props) {
  return (
    <div className="page">
      <Slot name="header" as="header" />
      <main className="show">
        <h1 className="show-title">{title}</h1>
        <p className="show-lead">{lead}</p>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <ul className="dates">
          {dates.map(({ iso, text }) => (
            <li key={iso} className="date">
              <time dateTime={iso}>{text}</time>
              <button type="button" className="button">
                Билеты
              </button>
            </li>
          ))}
        </ul>
        <p className="stage">
          <a href={stage.href}>{stage.name}</a>
          <span>{stage.address}</span>
        </p>
        <ul className="cast">
          {artists.map(({ href, name, role }) => (
            <li key={href} className="artist">
              <a href={href}>{name}</a>
              <span>{role}</span>
            </li>
          ))}
        </ul>
        <ul className="cards">
          {related.map((card) => (
            <Card key={card.href} card={card} />
          ))}
        </ul>
      </main>
      <Slot name="footer" as="footer" />
    </div>
  );
}
