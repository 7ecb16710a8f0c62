import { isRemovable } from '@parterre/domain/drafts/item';
import { type Command, type Json, refuse } from '../../../commands/command.ts';
import { makeProblem } from '../../../problems/problem.ts';
import { type ComparedDraft, compareDraft } from './compare-draft.service.ts';
import {
  type PublicationRow,
  type PublishedItem,
  selectPublication,
  selectPublicationItems,
} from './publications.queries.ts';
import { describeItem, describePart, isInTheWay } from './publish-draft.service.ts';
import { storePublication } from './store-publication.service.ts';
import { changesSites, mayChangeSites, sitesAreOwners, touchedArea } from './touched-area.service.ts';

export const noPublication = makeProblem('not_found', 'There is no such publication.');
const undoneBefore = makeProblem('publication_undone', 'It was undone before.');
const inTheWay = makeProblem(
  'draft_refused',
  'Something was changed since, or refers to it; the preview says what.',
);

interface Undoing {
  readonly publication: PublicationRow;
  readonly compared: ComparedDraft;
}

/** The same as a draft with its sides changed: what the publication made is removed, and what it removed comes back. Sites and rates that it made stay. */
export const undoPublication: Command<'publications.undo', Undoing, { readonly publication_id: string }> = {
  name: 'publications.undo',
  permission: 'catalogue.change',
  needsStepUp: false,
  preview: async (tx, { publication_id }, { actor }) => {
    const publication = await selectPublication(tx, publication_id);
    if (!publication) return refuse(noPublication);
    if (publication.undone_by) return refuse(undoneBefore);
    const items = await selectPublicationItems(tx, publication_id);
    if (changesSites(items) && !mayChangeSites(actor)) return refuse(sitesAreOwners);
    const compared = await compareDraft(tx, items.flatMap(turnRound));
    const made = items.filter(({ kind, before }) => before === null && !isRemovable(kind));
    const isRefused = isInTheWay(compared);
    const isNothing = compared.items.every(({ differences }) => differences.length === 0);
    if (isNothing && !isRefused)
      return refuse(makeProblem('nothing_changes', 'All of it stays, or is as it was before.'));
    return {
      kind: 'previewed',
      subject: `publication:${publication_id}`,
      area: await touchedArea(tx, compared.items),
      before: { name: publication.name },
      after: { items: compared.items.map(describeItem), stays: made.map(nameItem) },
      parts: compared.items.flatMap(describePart),
      ...(isRefused && { blocked: inTheWay }),
      change: { publication, compared },
    };
  },
  run: async (tx, { publication: { id, name }, compared: { items, checked } }, { actor, at }) => {
    if (!checked) throw new Error('an undoing that the import refuses was to be published');
    const editor = { by: actor.name, at };
    return { publication_id: await storePublication(tx, { name, items, checked, undoes: id }, editor) };
  },
  answer: (stored) => stored,
};

const turnRound = ({ kind, item_key, before, after }: PublishedItem) =>
  before === null && !isRemovable(kind) ? [] : [{ kind, key: item_key, base: after, item: before }];

const nameItem = ({ kind, item_key }: PublishedItem): Json => ({ kind, key: item_key });
