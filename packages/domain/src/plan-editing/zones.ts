import type { PretixCategory } from '../seats/pretix/pretix-document.ts';
import { mapRows, mapSame, type PlanDocument } from './plan-document.ts';

const idForm = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

const zoneKey = ({ id, name }: PretixCategory) => id ?? name;

/** Adds a zone. Where its name cannot be an id, by which prices speak of it, it gets one beside. */
export function addZone(document: PlanDocument, { name, color }: PretixCategory): PlanDocument {
  if (document.categories.some((category) => category.name === name)) return document;
  const taken = new Set(document.categories.map(zoneKey));
  const ids = Array.from({ length: taken.size + 1 }, (_, index) => `zone-${index + 1}`);
  const id = idForm.test(name) && !taken.has(name) ? undefined : ids.find((one) => !taken.has(one));
  const category = { ...(id !== undefined && { id }), name, ...(color !== undefined && { color }) };
  return { ...document, categories: [...document.categories, category] };
}

/** Gives a zone another name or colour. Its id stays, and so do its prices. */
export function changeZone(
  document: PlanDocument,
  index: number,
  change: Partial<Pick<PretixCategory, 'name' | 'color'>>,
): PlanDocument {
  const old = document.categories[index];
  const { name } = change;
  const isTaken = document.categories.some((other, at) => at !== index && other.name === name);
  if (!old || isTaken || name === '') return document;
  const isRenamed = name !== undefined && name !== old.name;
  const renamed = isRenamed ? renameZone(document, old.name, name) : document;
  const id = isRenamed ? { id: zoneKey(old) } : {};
  return {
    ...renamed,
    categories: mapSame(document.categories, (category, at) =>
      at === index ? { ...id, ...category, ...change } : category,
    ),
  };
}

/** Takes a zone away; what is of it becomes another's. The last one stays. */
export function removeZone(document: PlanDocument, index: number, heir: number): PlanDocument {
  const [old, next] = [document.categories[index], document.categories[heir]];
  if (!old || !next || old === next) return document;
  const renamed = renameZone(document, old.name, next.name);
  return { ...renamed, categories: document.categories.toSpliced(index, 1) };
}

function renameZone(document: PlanDocument, from: string, to: string): PlanDocument {
  const seated = mapRows(document, (row) => {
    const seats = mapSame(row.seats, (seat) => (seat.category === from ? { ...seat, category: to } : seat));
    return seats === row.seats ? row : { ...row, seats };
  });
  const zones = mapSame(seated.zones, (zone) => {
    const areas = mapSame(zone.areas ?? [], (area) =>
      area.general_admission?.category === from
        ? { ...area, general_admission: { ...area.general_admission, category: to } }
        : area,
    );
    return areas === (zone.areas ?? areas) ? zone : { ...zone, areas };
  });
  return zones === seated.zones ? seated : { ...seated, zones };
}
