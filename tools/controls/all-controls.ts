import type { Control, Controls } from './control.ts';
import { databaseControls } from './table/database.ts';
import { dyingControls } from './table/dying.ts';
import { inputControls } from './table/input.ts';
import { moneyControls } from './table/money.ts';
import { pageStorageControls } from './table/page-storage.ts';
import { pageControls } from './table/pages.ts';
import { personControls } from './table/persons.ts';
import { pictureControls, pictureFaultControls } from './table/pictures.ts';
import { planningControls } from './table/planning.ts';
import { rehearsalControls } from './table/rehearsals.ts';
import { rushControls } from './table/rush.ts';
import { staffControls } from './table/staff.ts';
import { surroundingsControls } from './table/surroundings.ts';
import { visitorControls } from './table/visitors.ts';
import { waitingListControls } from './table/waiting-list.ts';
import { walletControls } from './table/wallets.ts';

const faults: Controls = {
  ...dyingControls,
  ...databaseControls,
  ...surroundingsControls,
  ...pictureFaultControls,
  ...pageStorageControls,
};
const threats: Controls = {
  ...pageControls,
  ...visitorControls,
  ...inputControls,
  ...moneyControls,
  ...rushControls,
  ...rehearsalControls,
  ...personControls,
  ...staffControls,
  ...pictureControls,
  ...waitingListControls,
  ...planningControls,
  ...walletControls,
};

/** Every defence with the row that promises it. */
export const allControls: readonly (readonly [row: string, control: Control])[] = Object.entries({
  ...faults,
  ...threats,
}).flatMap(([row, controls]) => controls.map((control) => [row, control] as const));
