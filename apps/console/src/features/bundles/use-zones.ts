import { useQueries } from '@tanstack/react-query';
import { counterQuery } from '../../api/queries.ts';
import { useLanguage } from '../../i18n/language.tsx';
import type { BundleDraft } from './bundle-draft.ts';

interface Zone {
  readonly id: string;
  readonly name: string;
}

/** Halls are few, and what is sold in one has its zones. */
const maxAsked = 12;

/** The zones of what a bundle is made of; those that it has already are among them, whatever they are called. */
export function useZones({ targets, zones, prices }: BundleDraft): readonly Zone[] {
  const { language } = useLanguage();
  const asked = targets.flatMap(({ performanceId }) => performanceId ?? []).slice(0, maxAsked);
  const answers = useQueries({
    queries: asked.map((id) => ({ ...counterQuery(id, language), refetchInterval: false as const })),
  });
  const named = answers.flatMap(({ data }) => data?.zones ?? []);
  const kept = [...zones, ...prices.map(({ zone }) => zone)].filter((id) => id !== '');
  return [
    ...new Map([
      ...kept.map((id) => [id, { id, name: id }] as const),
      ...named.map(({ id, name }) => [id, { id, name }] as const),
    ]).values(),
  ];
}
