import type { SliceProps } from '@parterre/static-site/shared/template';
import type { HeaderData } from '../frame-data.ts';

export function Slice({ data: { home, title, menu, languages } }: SliceProps<HeaderData>) {
  return (
    <nav className="menu">
      <a className="logo" href={home}>
        {title}
      </a>
      <ul className="menu-items">
        {menu.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
      <ul className="languages">
        {languages.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
