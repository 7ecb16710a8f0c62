import { useLinks } from '../../address/use-links.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import styles from './guarantees.module.css';

const guarantees = [
  { title: 'pages:promisePrice', text: 'pages:promisePriceText', page: 'pay-and-delivery' },
  { title: 'pages:promiseRefund', text: 'pages:promiseRefundText', page: 'guarantee' },
  { title: 'pages:promiseGift', text: 'pages:promiseGiftText', page: 'sertifikaty' },
] as const;

export function Guarantees() {
  const t = useTexts();
  const link = useLinks();
  return (
    <ul className={styles.guarantees}>
      {guarantees.map(({ title, text, page }) => (
        <li key={page}>
          <h3>
            <a href={link(paths.info(page))}>{t(title)}</a>
          </h3>
          <p>{t(text)}</p>
        </li>
      ))}
    </ul>
  );
}
