import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import { demoCatalogue } from '../demo-catalogue.ts';
import { syntheticEvent } from './synthetic-event.ts';

export interface SyntheticOptions {
  readonly events: number;
  readonly today: string;
  /** The same seed gives the same catalogue. */
  readonly seed?: string;
  /** How many events one part holds, so that a large catalogue never stands in memory whole. */
  readonly part?: number;
}

/** A catalogue of any size in parts to be imported one after another: the houses and people of the demo, and invented events. */
export function* syntheticCatalogue({
  events,
  today,
  seed = 'parterre',
  part = 20_000,
}: SyntheticOptions): Generator<CatalogueFile> {
  const demo = demoCatalogue(today);
  const stage = {
    today,
    seed,
    persons: (demo.persons ?? []).map(({ source_id }) => source_id),
    images: (demo.events ?? []).map(({ images }) => images),
  };
  yield { ...demo, events: [], news: [] };
  for (let from = 0; from < events; from += part) {
    const length = Math.min(part, events - from);
    const { format, version, main_lang } = demo;
    yield {
      format,
      version,
      main_lang,
      events: Array.from({ length }, (_, index) => syntheticEvent(from + index, stage)),
    };
  }
}
