import { PlainPage, type PlainPageProps } from '../frame/plain-page.tsx';
import styles from './checkout.module.css';

/** A page of an order. Its foot stays below the screen, so that nothing moves when what it shows is there. */
export const OrderFrame = ({ title, children }: PlainPageProps) => (
  <PlainPage title={title}>
    <div className={styles.ground}>{children}</div>
  </PlainPage>
);
