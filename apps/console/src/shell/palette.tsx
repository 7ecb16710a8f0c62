import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import {
  Autocomplete,
  Dialog,
  Input,
  Menu,
  MenuItem,
  Modal,
  ModalOverlay,
  SearchField,
} from 'react-aria-components';
import { ordersQuery } from '../api/queries.ts';
import { useTexts } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import styles from './palette.module.css';
import { permittedSections } from './sections.ts';
import { useMe } from './use-me.ts';

const minSearch = 2;
const maxOrders = 8;
/** Between two letters of somebody who types. */
const pauseMs = 150;

/** Ctrl-K from anywhere: a screen by its name, an order by whatever is known of it. */
export function Palette() {
  const texts = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setIsOpen((before) => !before);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <Button aria-keyshortcuts="Control+K" onPress={() => setIsOpen(true)}>
        {texts.palette} <kbd className={styles.key}>Ctrl K</kbd>
      </Button>
      <ModalOverlay isOpen={isOpen} onOpenChange={setIsOpen} isDismissable className={styles.overlay ?? ''}>
        <Modal className={styles.modal ?? ''}>
          <Dialog aria-label={texts.palette} className={styles.dialog ?? ''}>
            <Choices onChosen={() => setIsOpen(false)} />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </>
  );
}

function Choices({ onChosen }: { readonly onChosen: () => void }) {
  const texts = useTexts();
  const { permissions } = useMe();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const search = usePaused(typed.trim());
  const { data } = useQuery({
    ...ordersQuery({ search }, undefined),
    enabled: search.length >= minSearch && permissions.includes('orders.view'),
    placeholderData: keepPreviousData,
  });
  const screens = permittedSections(permissions)
    .filter(({ name }) => texts[name].toLowerCase().includes(typed.trim().toLowerCase()))
    .map(({ to, name }) => ({ id: to as string, title: texts[name], more: '' }));
  const found = search.length >= minSearch ? (data?.results ?? []) : [];
  const orders = found.slice(0, maxOrders).map((order) => ({
    id: `/orders/${order.number}`,
    title: `${texts.order.number} ${order.number}`,
    more: `${order.name} · ${order.event}`,
  }));
  return (
    <Autocomplete inputValue={typed} onInputChange={setTyped}>
      <SearchField aria-label={texts.palette} autoFocus className={styles.field ?? ''}>
        <Input className={styles.input ?? ''} placeholder={texts.paletteHint} />
      </SearchField>
      <Menu
        aria-label={texts.palette}
        className={styles.menu ?? ''}
        items={[...orders, ...screens]}
        renderEmptyState={() => <p>{texts.auditEmpty}</p>}
        onAction={(address) => {
          onChosen();
          void navigate({ to: String(address) });
        }}
      >
        {({ id, title, more }) => (
          <MenuItem id={id} textValue={title} className={styles.item ?? ''}>
            {title}
            {more && <span>{more}</span>}
          </MenuItem>
        )}
      </Menu>
    </Autocomplete>
  );
}

/** What was typed, once whoever types has paused. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
