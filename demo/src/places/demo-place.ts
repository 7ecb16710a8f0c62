import type { HallId } from '../events/demo-halls.ts';
import type { Text } from '../text.ts';

/** A place as it is written here: its description is put together from what a visitor asks, in this order. */
export interface DemoPlace {
  readonly source_id: string;
  readonly name: Text;
  readonly address: Text;
  readonly geo: { readonly lat: number; readonly lon: number };
  readonly about: Text;
  readonly gettingThere: Text;
  readonly accessibility: Text;
  /** Doors, cloakroom, food and drink. */
  readonly visit: Text;
  readonly halls: readonly {
    readonly source_id: HallId;
    readonly name: Text;
    /** Of a hall without a plan: how many people may be in it at once. */
    readonly capacity?: number;
  }[];
}
