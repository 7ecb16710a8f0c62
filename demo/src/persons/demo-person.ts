import type { Text } from '../text.ts';
import type { PortraitHint } from './portrait-hint.ts';

export interface DemoPerson {
  readonly name: Text;
  readonly role: Text;
  readonly biography: Text;
  readonly portrait: PortraitHint;
}
