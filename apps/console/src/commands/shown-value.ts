import type { WireGrant } from '@parterre/contracts/console/staff';
import { browserName } from '../browser-name.ts';
import { useTexts } from '../i18n/language.tsx';
import type { Texts } from '../i18n/messages/ru.ts';
import { useMoment } from '../i18n/use-moment.ts';

/** A role with where it counts, such as `Касса (площадки 3, 12)`. */
export function writeGrant({ role, scope }: WireGrant, texts: Texts): string {
  const name = texts.roles[role];
  if (scope.kind === 'house') return name;
  const ids = scope.ids.join(', ');
  return `${name} (${scope.kind === 'places' ? texts.onPlaces(ids) : texts.onEvents(ids)})`;
}

const isGrant = (value: unknown): value is WireGrant =>
  typeof value === 'object' && value !== null && 'role' in value && 'scope' in value;

/** Writes a value of a preview or of the audit log as people say it. */
export function useShownValue(): (name: string, value: unknown) => string {
  const texts = useTexts();
  const moment = useMoment();
  const named: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    state: texts.order.states,
    sort: texts.order.sorts,
  };
  return (name, value) => {
    if (value === undefined || value === null) return texts.nothing;
    if (typeof value === 'boolean') return value ? texts.yes : texts.no;
    if (Array.isArray(value))
      return (
        value.map((one) => (isGrant(one) ? writeGrant(one, texts) : String(one))).join(', ') || texts.nothing
      );
    const word = named[name]?.[String(value)];
    if (word !== undefined) return word;
    if (/^paid_(since|until)$/.test(name)) return moment(String(value));
    if (name === 'browser') return browserName(String(value));
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  };
}
