import type { AreaContent } from '@parterre/domain/plan-editing/areas';
import type { PlanDocument } from '@parterre/domain/plan-editing/plan-document';
import { addZone } from '@parterre/domain/plan-editing/zones';
import type { Texts } from '../../i18n/messages/ru.ts';
import type { AreaKind } from './editor-store.ts';

const firstCapacity = 100;
const captionAt = { x: 0, y: 0 };

/** What a new area is, and the plan with a zone for those who stand there: they share none with seats. */
export function areaContent(
  plan: PlanDocument,
  kind: AreaKind,
  { newNames }: Texts['plans'],
): readonly [PlanDocument, AreaContent] {
  const caption = (text: string): AreaContent => ({ text: { text, position: captionAt } });
  if (kind === 'stage') return [plan, caption(newNames.stage)];
  if (kind === 'other') return [plan, caption(newNames.other)];
  const taken = new Set(plan.categories.map(({ name }) => name));
  const names = Array.from({ length: taken.size + 1 }, (_, index) =>
    index === 0 ? newNames.standing : `${newNames.standing} ${index + 1}`,
  );
  const name = names.find((one) => !taken.has(one)) ?? newNames.standing;
  const next = addZone(plan, { name, color: zoneColour(plan.categories.length) });
  return [next, { ...caption(name), general_admission: { category: name, capacity: firstCapacity } }];
}

/** Told apart with any kind of colour blindness. */
const colours = ['#8f1d2c', '#24508a', '#1d7a6b', '#b0571f', '#6b3fa0', '#5a6472', '#b8860b', '#2f6f3e'];

export const zoneColour = (index: number): string => colours[index % colours.length] ?? '#8f1d2c';
