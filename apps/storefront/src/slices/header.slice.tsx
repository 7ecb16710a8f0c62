import type { SliceProps } from '@parterre/static-site/shared/template';
import { textsIn } from '../i18n/registry.ts';
import type { HeaderData } from './header.data.ts';
import styles from './header.module.css';

export function Slice({ data, pathPrefix }: SliceProps<HeaderData>) {
  const { language, name, logo, home, sections } = data;
  const t = textsIn(language);
  return (
    <>
      <a href={home} className={styles.brand}>
        {/* React would preload it at the start of the page, before what is seen first. */}
        {logo && (
          <img
            src={pathPrefix + logo.src}
            width={logo.width}
            height={logo.height}
            alt=""
            fetchPriority="low"
          />
        )}
        {name}
      </a>
      <nav className={styles.sections} aria-label={t('mainMenu')}>
        {sections.map(({ href, title }) => (
          <a key={href} href={href}>
            {title}
          </a>
        ))}
      </nav>
    </>
  );
}
