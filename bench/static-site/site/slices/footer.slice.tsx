import type { SliceProps } from '@parterre/static-site/shared/template';
import type { FooterData } from '../frame-data.ts';

export function Slice({ data: { columns, notice } }: SliceProps<FooterData>) {
  return (
    <div className="footer">
      {columns.map(({ title, links }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {links.map(({ href, text }) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="notice">{notice}</p>
    </div>
  );
}
