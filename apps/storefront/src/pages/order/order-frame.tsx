import { PlainPage, type PlainPageProps } from '../frame/plain-page.tsx';
import styles from './checkout.module.css';

export interface OrderFrameProps extends PlainPageProps {
  /** Whether the title follows from an order that is yet to be read. */
  readonly isOrderRead?: boolean;
}

/** A page of an order. Its foot stays below the screen, so that nothing moves when what it shows is there. */
export const OrderFrame = ({ title, isOrderRead, children }: OrderFrameProps) => (
  <PlainPage title={title}>
    <div className={isOrderRead ? `${styles.body} ${styles.read}` : styles.body}>{children}</div>
  </PlainPage>
);
