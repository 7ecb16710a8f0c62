import '../../src/theme/base.css';
import './page-baseline.ts';
import { formatMoney } from '@parterre/domain/money/format-money';
import { money } from '@parterre/domain/money/money';
import { setCurrentAddress } from '@parterre/static-site/browser/address/current-address';
import { pageElement } from '@parterre/static-site/shared/page-element';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { SeatMap } from '../../src/features/seat-map/seat-map.tsx';
import type { TicketState } from '../../src/features/seat-map/seat-map-props.ts';
import { loadAllMessages } from '../../src/i18n/all-messages.ts';
import { addMessages } from '../../src/i18n/registry.ts';
import { UsedPage } from './used-page.tsx';

const query = new URLSearchParams(location.search);
const language = query.get('lang') ?? 'ru';
const answerMs = 250;

/** As a page does for a visitor who is about to choose a date. */
const loadHall = async () =>
  (await import('../../src/features/seat-map/ticket-selection.tsx')).TicketSelection;

/** A basket that grants everything after a moment, except the seats that the address names (`?refuse=1:7`). */
function useBasket() {
  const [tickets, setTickets] = useState<ReadonlyMap<string, TicketState>>(new Map());
  const put = (id: string, state: TicketState | null) =>
    setTickets((tickets) => {
      const next = new Map(tickets);
      if (state) next.set(id, state);
      else next.delete(id);
      return next;
    });
  const add = (id: string, count: number) => {
    put(id, { kind: 'pending', count });
    const isRefused = query.getAll('refuse').includes(id);
    const answer: TicketState = isRefused
      ? { kind: 'refused', alternatives: ['1:8'] }
      : { kind: 'mine', count };
    setTimeout(() => put(id, answer), answerMs);
  };
  return {
    tickets,
    onPick: (ids: readonly string[]) => {
      for (const id of ids) add(id, 1);
    },
    onDrop: (ids: readonly string[]) => {
      for (const id of ids) put(id, null);
    },
    onCount: (id: string, count: number) => (count > 0 ? add(id, count) : put(id, null)),
  };
}

function Harness() {
  const basket = useBasket();
  const [isOpen, setOpen] = useState(query.get('wait') === null);
  useEffect(() => void loadHall(), []);
  const date = {
    id: Number(query.get('date') ?? 1),
    startedAt: '2030-05-01T19:00:00+03:00',
    seating: query.get('seating') === 'general' ? ('general' as const) : ('plan' as const),
  };
  if (!isOpen)
    return (
      <>
        <UsedPage />
        <button type="button" id="open" onClick={() => setOpen(true)}>
          {formatMoney(money(250_000, 'RUB'), 'ru')}
        </button>
      </>
    );
  return (
    <SeatMap date={date} currency="RUB" {...basket}>
      <a href="/cart">Basket</a>
    </SeatMap>
  );
}

const site = {
  api: { address: '', timeoutMs: 10_000, retries: 0, retryDelayMs: 0, requestsPerSecond: 100 },
};

if (query.get('worker') === 'none') Reflect.deleteProperty(window, 'Worker');
if (query.get('canvas') === 'none') HTMLCanvasElement.prototype.getContext = () => null;
document.documentElement.lang = language;
document.documentElement.dir = query.get('dir') ?? 'ltr';
document.documentElement.dataset.colours = query.get('colours') ?? 'light';
setCurrentAddress(`/events/1${location.search}`);
for (const [code, messages] of await loadAllMessages()) addMessages(code, messages);
createRoot(document.getElementById('harness') as HTMLElement).render(
  pageElement({
    template: { default: Harness, head: () => ({ title: '' }) as never },
    props: {
      data: {},
      path: '/events/1',
      language: { code: language, prefix: '', direction: 'ltr' },
      pathPrefix: '',
      queries: { site },
    },
    slots: {},
  }),
);
