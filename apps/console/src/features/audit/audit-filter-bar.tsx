import { Link, useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../i18n/language.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './audit.module.css';
import type { AuditFilters } from './audit-search.ts';
import { useCommandName } from './command-name.ts';

const any = '';

/** Every filter lives in the address: it can be kept, sent and gone back from. */
export function AuditFilterBar({ filters }: { readonly filters: AuditFilters }) {
  const texts = useTexts();
  const name = useCommandName();
  const navigate = useNavigate();
  const { before: _page, ...chosen } = filters;
  const change = (part: { [Name in keyof AuditFilters]?: AuditFilters[Name] | undefined }) =>
    void navigate({
      to: '/audit',
      search: Object.fromEntries(Object.entries({ ...chosen, ...part }).filter(([, value]) => value)),
    });
  const commands = [any, ...Object.keys(texts.commands)];
  return (
    <search className={styles.filters}>
      <Select
        label={texts.auditCommand}
        value={filters.command ?? any}
        options={commands.map((value) => ({
          value,
          text: value === any ? texts.auditAnyCommand : name(value),
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
        {filters.account && (
          <Chip text={texts.auditBy(filters.account.slice(0, 8))} search={{ ...chosen, account: any }} />
        )}
        {filters.subject && (
          <Chip text={texts.auditSubject(filters.subject)} search={{ ...chosen, subject: any }} />
        )}
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
