import type { DraftDetail } from '@parterre/contracts/console/drafts';
import type { Item } from '@parterre/domain/drafts/item';
import { type Collision, withValue } from '@parterre/domain/drafts/merge-items';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { readItem } from '../../api/console-api.ts';
import { describeFailure } from '../../api/faults.ts';
import { draftQuery } from '../../api/queries.ts';
import { CommandDialog } from '../../commands/command-dialog.tsx';
import { usePreview } from '../../commands/use-preview.ts';
import { useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { Answer } from '../../ui/answer.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Screen } from '../../ui/screen.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './catalogue.module.css';
import { Collisions } from './collisions.tsx';
import { Differences } from './differences.tsx';
import { FaultText } from './fault-text.tsx';
import { ItemChange } from './item-change.tsx';
import { ItemClashes } from './item-clashes.tsx';
import { RenameDraft } from './rename-draft.tsx';
import { useCatalogueTexts } from './use-catalogue-texts.ts';
import { useSaveItem } from './use-save-item.ts';

const route = getRouteApi('/inside/console/drafts/$draftId');

/** What a draft would change, field by field, and what is in its way. */
export function Draft() {
  const { draftId } = route.useParams();
  const query = useQuery(draftQuery(draftId));
  return <Answer query={query}>{(draft) => <Shown draft={draft} />}</Answer>;
}

type DraftItem = DraftDetail['items'][number];

function Shown({ draft }: { readonly draft: DraftDetail }) {
  const texts = useCatalogueTexts();
  const moment = useMoment();
  const { items, faults, publish_at: publishAt, problems } = draft;
  return (
    <Screen
      title={draft.name}
      actions={
        <div className={styles.acts}>
          {items.length > 0 && (
            <a className={styles.preview} href={draft.preview_url} target="_blank" rel="noreferrer">
              {texts.preview}
            </a>
          )}
          <RenameDraft draftId={draft.id} name={draft.name} />
        </div>
      }
    >
      <p className={styles.meta}>
        <span>{texts.changedBy(draft.changed_by, moment(draft.changed_at))}</span>
        {publishAt && <strong>{texts.publishesAt(moment(publishAt))}</strong>}
      </p>
      {problems.length > 0 && (
        <Notice kind="warning">
          <div>
            <p>{texts.stuckText}</p>
            <ul>
              {problems.map((problem) => (
                <li key={problem}>{texts.stuckReasons[problem]}</li>
              ))}
            </ul>
          </div>
        </Notice>
      )}
      {faults.map((fault) => (
        <Notice key={`${fault.path} ${fault.code}`} kind="fault">
          {fault.path} {texts.fault(fault)}
        </Notice>
      ))}
      {items.length === 0 && <p className={styles.meta}>{texts.emptyDraft}</p>}
      {items.map((item) => (
        <DraftedItem key={`${item.kind} ${item.key}`} draftId={draft.id} item={item} />
      ))}
      <Acts draft={draft} />
    </Screen>
  );
}

function DraftedItem({ draftId, item }: { readonly draftId: string; readonly item: DraftItem }) {
  const texts = useCatalogueTexts();
  const all = useTexts();
  const client = useQueryClient();
  const remove = usePreview('drafts.remove-item');
  const save = useSaveItem(item.kind, item.key);
  const { kind, key, title, differences, collisions, faults, is_new: isNew, is_removed: isRemoved } = item;
  const { removal } = all;
  /** With what the catalogue has by now before them, somebody has chosen. */
  const choose = async (collision: Collision, value: Collision['mine']) => {
    const { published, draft } = await readItem(kind, key, draftId);
    if (!draft?.item || !published) return;
    const base = withValue((draft.base ?? {}) as Item, collision.path, collision.theirs);
    const chosen = withValue(draft.item as Item, collision.path, value);
    await save.mutateAsync({ draftId, draftName: title, base, item: chosen, revision: draft.revision });
  };
  const whole = (collisions as readonly Collision[]).find(({ path }) => path.length === 0);
  /** With what others did of it before them, somebody means what the draft says of it. */
  const insist = async () => {
    const { published, draft } = await readItem(kind, key, draftId);
    if (!draft) return;
    const [base, item] = [published as Item | null, draft.item as Item | null];
    await save.mutateAsync({ draftId, draftName: title, base, item, revision: draft.revision });
  };
  return (
    <section className={styles.drafted} aria-label={title}>
      <h2>
        <Link to="/catalogue/$kind/$key" params={{ kind, key }} search={{ draft: draftId }}>
          {title}
        </Link>
        <span>
          {texts.kinds[kind]} · <ItemChange item={item} />
        </span>
      </h2>
      {faults.map((fault) => (
        <Notice key={`${fault.path} ${fault.code}`} kind="fault">
          <FaultText fault={fault} />
        </Notice>
      ))}
      <ItemClashes clashes={item.clashes} />
      {whole && (
        <Notice kind="warning">
          <div className={styles.collisions}>
            <p>{whole.theirs === undefined ? removal.removedSince : removal.changedSince}</p>
            <Button isBusy={save.isPending} onPress={() => void insist()}>
              {isRemoved ? removal.removeAnyway : removal.restore}
            </Button>
          </div>
        </Notice>
      )}
      {isRemoved && !whole && faults.length === 0 && <p>{removal.willGo}</p>}
      {collisions.length > 0 && !whole && (
        <Collisions
          // They come as JSON.
          collisions={collisions as readonly Collision[]}
          onChoose={(collision, value) => void choose(collision, value)}
        />
      )}
      {save.error && <Notice kind="fault">{describeFailure(save.error, all)}</Notice>}
      {differences.length > 0 && !isRemoved && (
        <details open={!isNew && differences.length <= 20}>
          <summary>{texts.changes(differences.length)}</summary>
          <Differences differences={differences} />
        </details>
      )}
      <div className={styles.acts}>
        {!isRemoved && <PricesLink draftId={draftId} item={item} />}
        <Button
          look="quiet"
          isBusy={remove.isPending}
          onPress={() => remove.ask({ draft_id: draftId, kind, key })}
        >
          {texts.takeOut}
        </Button>
      </div>
      {remove.failure && <Notice kind="fault">{describeFailure(remove.failure, all)}</Notice>}
      {remove.asked && (
        <CommandDialog
          command="drafts.remove-item"
          asked={remove.asked}
          title={texts.takeOutTitle(title)}
          act={texts.takeOut}
          changes={<p>{texts.takeOutText}</p>}
          onClose={remove.close}
          onDone={() => {
            remove.close();
            void client.invalidateQueries({ queryKey: ['drafts'] });
          }}
        />
      )}
    </section>
  );
}

/** What visitors would pay, where that may be something else than today. */
function PricesLink({ draftId, item }: { readonly draftId: string; readonly item: DraftItem }) {
  const { prices: texts } = useTexts();
  const { kind, key, differences } = item;
  const search = { draft: draftId };
  if (kind === 'exchange_rates')
    return (
      <LinkButton to="/prices/rates/$rate" params={{ rate: key }} search={search}>
        {texts.seeSimulation}
      </LinkButton>
    );
  const found = differences.find(({ path }) => path.includes('ticket_types'));
  if (kind !== 'events' || !found) return null;
  const list = found.path[0] === 'dates' ? found.path[1] : undefined;
  return (
    <LinkButton to="/prices/$event" params={{ event: key }} search={{ ...search, ...(list && { list }) }}>
      {texts.seeSimulation}
    </LinkButton>
  );
}

function Acts({ draft }: { readonly draft: DraftDetail }) {
  const texts = useCatalogueTexts();
  const all = useTexts();
  const moment = useMoment();
  const navigate = useNavigate();
  const client = useQueryClient();
  const publish = usePreview('drafts.publish');
  const unschedule = usePreview('drafts.unschedule');
  const discard = usePreview('drafts.discard');
  const [time, setTime] = useState('');
  const [isTimed, setIsTimed] = useState(false);
  const refresh = () =>
    Promise.all(
      [['drafts'], ['publications'], ['items'], ['item'], ['prices']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  const at = isTimed && time !== '' ? new Date(time).toISOString() : null;
  const failure = publish.failure ?? unschedule.failure ?? discard.failure;
  return (
    <footer className={styles.bar}>
      {draft.publish_at ? (
        <Button isBusy={unschedule.isPending} onPress={() => unschedule.ask({ draft_id: draft.id })}>
          {texts.unschedule}
        </Button>
      ) : (
        <>
          {isTimed && (
            <TextField
              label={texts.publishTime}
              name="at"
              type="datetime-local"
              hint={texts.publishTimeHint}
              value={time}
              onChange={setTime}
            />
          )}
          <Button
            look="main"
            isBusy={publish.isPending}
            isDisabled={draft.items.length === 0 || (isTimed && time === '')}
            onPress={() => publish.ask({ draft_id: draft.id, at })}
          >
            {isTimed ? texts.schedule : texts.publish}
          </Button>
          <Button look="quiet" onPress={() => setIsTimed(!isTimed)}>
            {isTimed ? texts.publishNow : texts.publishLater}
          </Button>
        </>
      )}
      <Button look="danger" isBusy={discard.isPending} onPress={() => discard.ask({ draft_id: draft.id })}>
        {texts.discard}
      </Button>
      {failure && <Notice kind="fault">{describeFailure(failure, all)}</Notice>}
      {publish.asked && (
        <CommandDialog
          command="drafts.publish"
          asked={publish.asked}
          title={texts.publishTitle(draft.name)}
          act={at ? texts.schedule : texts.publish}
          isWide
          changes={
            publish.asked.preview.is_blocked ? (
              <p>{all.problems.draft_refused}</p>
            ) : (
              <>
                {at && <p>{texts.publishesAt(moment(at))}</p>}
                {draft.items.map((item) => (
                  <div key={`${item.kind} ${item.key}`}>
                    <h3>{item.title}</h3>
                    <ItemClashes clashes={item.clashes} />
                    {item.is_removed ? (
                      <p>{all.removal.willGo}</p>
                    ) : (
                      <Differences differences={item.differences} />
                    )}
                  </div>
                ))}
              </>
            )
          }
          onClose={publish.close}
          onDone={({ publication_id: publicationId }) => {
            publish.close();
            void refresh();
            if (publicationId)
              void navigate({ to: '/publications/$publicationId', params: { publicationId } });
          }}
        />
      )}
      {unschedule.asked && (
        <CommandDialog
          command="drafts.unschedule"
          asked={unschedule.asked}
          title={texts.unschedule}
          act={texts.unschedule}
          changes={<p>{texts.unscheduleText}</p>}
          onClose={unschedule.close}
          onDone={() => {
            unschedule.close();
            void refresh();
          }}
        />
      )}
      {discard.asked && (
        <CommandDialog
          command="drafts.discard"
          asked={discard.asked}
          title={texts.discardTitle(draft.name)}
          act={texts.discard}
          isDangerous
          changes={<p>{texts.discardText(draft.items.length)}</p>}
          onClose={discard.close}
          onDone={() => {
            discard.close();
            void refresh();
            void navigate({ to: '/drafts' });
          }}
        />
      )}
    </footer>
  );
}
