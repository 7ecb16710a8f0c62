import { Link, useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../i18n/language.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './audit.module.css';
import type { AuditFilters } from './audit-search.ts';
import { useCommandName } from './spoken-words.ts';

/** A select must have a value for what is not chosen. */
const everyCommand = '';

/** Every filter lives in the address: it can be kept, sent and gone back from. */
export function AuditFilterBar({ filters }: { readonly filters: AuditFilters }) {
  const texts = useTexts();
  const name = useCommandName();
  const navigate = useNavigate();
  const { before: _page, ...chosen } = filters;
  const { account, ...byAnybody } = chosen;
  const { subject, ...ofAnything } = chosen;
  const change = (part: { [Name in keyof AuditFilters]?: AuditFilters[Name] | undefined }) =>
    void navigate({
      to: '/audit',
      search: Object.fromEntries(Object.entries({ ...chosen, ...part }).filter(([, value]) => value)),
    });
  const commands = [everyCommand, ...Object.keys(texts.commands)];
  return (
    <search className={styles.filters}>
      <Select
        label={texts.auditCommand}
        value={filters.command ?? everyCommand}
        options={commands.map((value) => ({
          value,
          text: value === everyCommand ? texts.auditAnyCommand : name(value),
        }))}
        onChange={(command) => change({ command })}
      />
      <TextField
        label={texts.auditSince}
        name="since"
        type="date"
        value={filters.since ?? ''}
        onChange={(since) => change({ since })}
      />
      <TextField
        label={texts.auditUntil}
        name="until"
        type="date"
        value={filters.until ?? ''}
        onChange={(until) => change({ until })}
      />
      <ul className={styles.chips}>
        {account && <Chip text={texts.auditBy(account.slice(0, 8))} search={byAnybody} />}
        {subject && <Chip text={texts.auditSubject(subject)} search={ofAnything} />}
      </ul>
    </search>
  );
}

function Chip({ text, search }: { readonly text: string; readonly search: AuditFilters }) {
  const texts = useTexts();
  return (
    <li>
      <Link className={styles.chip} to="/audit" search={search} aria-label={texts.auditRemove(text)}>
        {text} <span aria-hidden="true">×</span>
      </Link>
    </li>
  );
}
