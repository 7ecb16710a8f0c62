import type { Decoration, GeneralArea, PlanZone, Point } from '../plan/plan.ts';
import type { PlanDraft, SectionDraft } from '../plan/plan-draft.ts';
import { areaOutline, asPoint, origin, plus } from './area-outline.ts';
import {
  addFault,
  asList,
  asNumber,
  asObject,
  asText,
  asTexts,
  field,
  isMissing,
  type JsonInput,
  optional,
  textIn,
} from './json-reader.ts';
import { type Categories, readCategory, readRow } from './read-pretix-row.ts';

const usualColour = '#888888';

function readZone(category: JsonInput): PlanZone {
  const name = asText(field(asObject(category), 'name'));
  const id = optional(field(category, 'id'), asText, name);
  return { id, name, colour: optional(field(category, 'color'), asText, usualColour) };
}

/** The size of a whole crowd. */
function asCapacity(input: JsonInput): number {
  const capacity = asNumber(input);
  if (!Number.isInteger(capacity) || capacity < 1) addFault(input, 'must be a whole number from 1 on');
  return capacity;
}

type Area = { readonly general: GeneralArea } | { readonly decoration: Decoration };

function readArea(area: JsonInput, corner: Point, categories: Categories): Area {
  const shown = {
    name: optional(field(asObject(area), 'text'), (text) => asText(field(text, 'text')), ''),
    names: optional(field(area, 'texts'), asTexts, {}),
    outline: areaOutline(area).map((point) => plus(corner, point)),
  };
  const admission = field(area, 'general_admission');
  if (isMissing(admission))
    return { decoration: { ...shown, colour: optional(field(area, 'color'), asText, usualColour) } };
  const category = field(asObject(admission), 'category');
  const zone = readCategory(category, categories);
  const capacity = asCapacity(field(admission, 'capacity'));
  return { general: { ...shown, name: shown.name || textIn(category), zone, capacity } };
}

type ZoneDraft = { readonly section: SectionDraft; readonly areas: readonly Area[] };

/** A zone of pretix is a section of ours; what pretix calls categories are our zones. */
function readPretixZone(zone: JsonInput, index: number, categories: Categories): ZoneDraft {
  const corner = optional(field(asObject(zone), 'position'), asPoint, origin);
  const section = {
    name: optional(field(zone, 'name'), asText, String(index + 1)),
    names: optional(field(zone, 'names'), asTexts, {}),
    rows: asList(field(zone, 'rows')).map((row) => readRow(row, corner, categories)),
  };
  const areas = optional(field(zone, 'areas'), asList, []).map((area) => readArea(area, corner, categories));
  return { section, areas };
}

function asScale(input: JsonInput): number {
  const scale = asNumber(input);
  if (scale <= 0) addFault(input, 'must be more than 0');
  return scale;
}

/** Reads all that can be read; what is wrong goes to the faults of the document. */
export function readPretixDocument(document: JsonInput): PlanDraft {
  const zones = asList(field(asObject(document), 'categories')).map(readZone);
  const categories = new Map(zones.map(({ name }, index) => [name, index]));
  if (categories.size < zones.length) addFault(field(document, 'categories'), 'must have different names');
  const drafts = asList(field(document, 'zones')).map((zone, index) =>
    readPretixZone(zone, index, categories),
  );
  const areas = drafts.flatMap((draft) => draft.areas);
  return {
    name: asText(field(document, 'name')),
    zones,
    sections: drafts.map(({ section }) => section).filter(({ rows }) => rows.length > 0),
    general: areas.flatMap((area) => ('general' in area ? area.general : [])),
    decorations: areas.flatMap((area) => ('decoration' in area ? area.decoration : [])),
    focal: optional(field(document, 'focal_point'), asPoint, undefined),
    metresPerUnit: optional(field(document, 'metres_per_unit'), asScale, undefined),
  };
}
