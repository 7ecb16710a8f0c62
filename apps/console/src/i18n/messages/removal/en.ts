import { plural } from '../../plural.ts';
import type { RemovalTexts } from './ru.ts';

const count = plural('en');

export const en: RemovalTexts = {
  act: 'Remove from the catalog…',
  title: (name) => `Remove from the catalog: ${name}`,
  text: 'The removal goes into a draft. The site stays as it is until the draft is published, and a publication can be undone.',
  confirm: 'Mark for removal',
  cancel: 'Keep it',
  changedInDraft: 'This draft already changes it. Press again to remove it instead.',
  removed: 'removal',
  marked: 'This draft removes it. To edit it again, take it out of the draft.',
  willGo: 'It leaves the catalog and the site.',
  comesBack: 'It returns to the catalog at its old address.',
  changedSince: 'It has been changed since.',
  removedSince: 'It has been removed from the catalog since.',
  removeAnyway: 'Remove it anyway',
  restore: 'Bring it back with your changes',
  namedBy: 'Others refer to it. Take those references out first:',
  more: (n) => `and ${count(n, { one: `${n} more`, other: `${n} more` })}`,
  obstacles: {
    again: 'It is being saved and removed at once.',
    sold: 'Tickets are held or sold, or were once. Cancel its performances instead.',
    ordered: 'It has been ordered before. Cancel its performances instead.',
    withheld: 'Seats are withheld from sale. Release them first.',
  },
};
