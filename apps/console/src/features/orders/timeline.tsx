import type { TimelineEntry } from '@parterre/contracts/console/order-detail';
import { formatPrice } from '@parterre/domain/money/format-price';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import styles from './order.module.css';

/** All that happened, the newest first, whatever book it stands in. */
export function Timeline({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  const moment = useMoment();
  return (
    <ol className={styles.timeline}>
      {entries.map((entry, index) => (
        // What has happened stays where it is.
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id of their own, and are only ever added to
        <li key={entries.length - index} className={styles.entry} data-kind={entry.kind}>
          <time dateTime={entry.at}>{moment(entry.at)}</time>
          <Entry entry={entry} />
        </li>
      ))}
    </ol>
  );
}

function Entry({ entry }: { readonly entry: TimelineEntry }): ReactNode {
  const texts = useTexts();
  const { language } = useLanguage();
  const moment = useMoment();
  const { entries, mails, undelivered } = texts.order;
  const word = (words: Readonly<Record<string, string>>, name: string) => words[name] ?? name;
  switch (entry.kind) {
    case 'journal':
      return (
        <p>
          {word(entries, entry.entry)}
          {entry.amount && `: ${formatPrice(entry.amount.amount, entry.amount.currency_code, language)}`}
          {/* Of a voucher or a bundle: its code. */}
          {/^(voucher|bundle)\./.test(entry.entry) && entry.reason && <span>{entry.reason}</span>}
          {entry.actor && <span>{entry.actor}</span>}
        </p>
      );
    case 'mail':
      return (
        <p>
          {texts.order.mailOf(word(mails, entry.mail))}
          <span>
            {entry.sent_at ? texts.order.sentAt(moment(entry.sent_at)) : undelivered(entry.dropped_because)}
          </span>
        </p>
      );
    case 'act':
      return (
        <p>
          <strong>{word(texts.commands, entry.command)}</strong>
          <span>{word(texts.reasons, entry.reason)}</span>
          <span>
            {entry.actor}
            {entry.is_confirmed && `, ${texts.order.confirmed}`}
          </span>
        </p>
      );
    case 'note':
      return (
        <p>
          <q>{entry.text}</q>
          <span>{entry.actor}</span>
        </p>
      );
  }
}
