import type { CardView } from '../views.ts';

export function Card({ card: { href, title, lead, date, stage } }: { card: CardView }) {
  return (
    <li className="card">
      <a className="card-link" href={href}>
        <h3 className="card-title">{title}</h3>
      </a>
      <p className="card-lead">{lead}</p>
      <p className="card-facts">
        <time dateTime={date.iso}>{date.text}</time>
        <span className="card-stage">{stage}</span>
      </p>
    </li>
  );
}
