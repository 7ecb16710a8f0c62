import type { SliceProps } from '@parterre/static-site/shared/template';
import { textsIn } from '../i18n/registry.ts';
import { sendSignal } from '../signals.ts';
import type { FooterData, SectionLink } from './footer.data.ts';
import styles from './footer.module.css';

const Links = ({ title, links }: { readonly title: string; readonly links: readonly SectionLink[] }) => (
  <nav aria-label={title}>
    <h2>{title}</h2>
    <ul>
      {links.map(({ href, title: text }) => (
        <li key={href}>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  </nav>
);

export function Slice({ data }: SliceProps<FooterData>) {
  const { language, name, sections, pages, contacts, seller, social } = data;
  const t = textsIn(language);
  return (
    <div className={styles.footer} id="footer" tabIndex={-1} data-lazy-layout>
      <div className={styles.columns}>
        <Links title={t('sections')} links={sections} />
        <Links title={t('forVisitors')} links={pages} />
        <section>
          <h2>{t('contacts')}</h2>
          <address>
            {contacts.phone && (
              <p>
                <a href={`tel:${contacts.phone.replace(/[^+\d]/g, '')}`}>{contacts.phone}</a>
              </p>
            )}
            {contacts.email && (
              <p>
                <a href={`mailto:${contacts.email}`}>{contacts.email}</a>
              </p>
            )}
            {contacts.hours && <p>{contacts.hours}</p>}
            <ul className={styles.social}>
              {social.map(({ name: title, url }) => (
                <li key={url}>
                  <a href={url} rel="me noopener">
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </address>
        </section>
      </div>
      <button type="button" className={styles.cookies} onClick={() => sendSignal('choose-consent')}>
        {t('cookieSettings')}
      </button>
      <p className={styles.legal}>
        {[
          seller.name ?? name,
          seller.address,
          seller.tax_number &&
            t((seller.country ?? 'ru') === 'ru' ? 'taxNumber' : 'taxNumberAbroad', {
              number: seller.tax_number,
            }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  );
}
