import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import styles from './dialog.module.css';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  /** For tables. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** In the middle of the screen, at its lower end on a phone. A press beside it does not close it: what was typed would be gone. */
export const Dialog = ({ title, onClose, isWide = false, children }: Props) => (
  <ModalOverlay isOpen onOpenChange={(isOpen) => isOpen || onClose()} className={styles.overlay ?? ''}>
    <Modal className={`${styles.modal} ${isWide ? styles.wide : ''}`}>
      <AriaDialog className={styles.dialog ?? ''}>
        <Heading slot="title" level={2}>
          {title}
        </Heading>
        {children}
      </AriaDialog>
    </Modal>
  </ModalOverlay>
);
