import type { Picture } from '@parterre/contracts/values/picture';

/** A person as a list shows them. */
export interface PersonCardData {
  readonly id: number;
  readonly name: string;
  readonly portrait: Picture | null;
}
