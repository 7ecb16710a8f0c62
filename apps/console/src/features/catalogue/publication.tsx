import type { ComparedItem } from '@parterre/contracts/console/drafts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { describeFailure } from '../../api/faults.ts';
import { publicationQuery } from '../../api/queries.ts';
import { CommandDialog } from '../../commands/command-dialog.tsx';
import { usePreview } from '../../commands/use-preview.ts';
import { useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { Answer } from '../../ui/answer.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Screen } from '../../ui/screen.tsx';
import styles from './catalogue.module.css';
import { Differences } from './differences.tsx';
import { FaultText } from './fault-text.tsx';
import { ItemChange } from './item-change.tsx';
import { useCatalogueTexts } from './use-catalogue-texts.ts';

const route = getRouteApi('/inside/console/publications/$publicationId');

/** What was published, whether visitors see it yet, and the way back. */
export function Publication() {
  const texts = useCatalogueTexts();
  const all = useTexts();
  const moment = useMoment();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { publicationId } = route.useParams();
  const query = useQuery(publicationQuery(publicationId));
  const undo = usePreview('publications.undo');
  return (
    <Answer query={query}>
      {({ name, undoes, undone_by: undoneBy, live_at: liveAt, items, ...publication }) => (
        <Screen title={undoes ? texts.undoingOf(name) : name}>
          <p className={styles.meta}>
            {texts.publishedBy(publication.published_by, moment(publication.published_at))}
          </p>
          <Notice kind={liveAt ? 'good' : 'warning'}>
            {liveAt ? texts.liveSince(moment(liveAt)) : texts.goingLive}
          </Notice>
          {undoneBy && (
            <p>
              <Link to="/publications/$publicationId" params={{ publicationId: undoneBy }}>
                {texts.undone}
              </Link>
            </p>
          )}
          {items.map(({ kind, key, title, differences, ...change }) => (
            <section key={`${kind} ${key}`} className={styles.drafted} aria-label={title}>
              <h2>
                {change.is_removed ? (
                  title
                ) : (
                  <Link to="/catalogue/$kind/$key" params={{ kind, key }}>
                    {title}
                  </Link>
                )}
                <span>
                  {texts.kinds[kind]} · <ItemChange item={{ differences, ...change }} />
                </span>
              </h2>
              {!change.is_removed && <Differences differences={differences} isPublished />}
            </section>
          ))}
          {!undoneBy && (
            <footer className={styles.bar}>
              <Button isBusy={undo.isPending} onPress={() => undo.ask({ publication_id: publicationId })}>
                {texts.undo}
              </Button>
              {undo.failure && <Notice kind="fault">{describeFailure(undo.failure, all)}</Notice>}
            </footer>
          )}
          {undo.asked && (
            <CommandDialog
              command="publications.undo"
              asked={undo.asked}
              title={texts.undoTitle(name)}
              act={texts.undo}
              isWide
              changes={
                <UndoChanges after={undo.asked.preview.after} isBlocked={undo.asked.preview.is_blocked} />
              }
              onClose={undo.close}
              onDone={({ publication_id: next }) => {
                undo.close();
                void client.invalidateQueries({ queryKey: ['publications'] });
                void client.invalidateQueries({ queryKey: ['items'] });
                void client.invalidateQueries({ queryKey: ['item'] });
                void navigate({ to: '/publications/$publicationId', params: { publicationId: next } });
              }}
            />
          )}
        </Screen>
      )}
    </Answer>
  );
}

interface Undoing {
  readonly items: readonly Pick<
    ComparedItem,
    'kind' | 'key' | 'title' | 'is_new' | 'is_removed' | 'differences' | 'collisions' | 'faults'
  >[];
  readonly stays: readonly { readonly kind: string; readonly key: string }[];
}

function UndoChanges({ after, isBlocked }: { readonly after: unknown; readonly isBlocked: boolean }) {
  const texts = useCatalogueTexts();
  const { removal } = useTexts();
  // As the command's preview has it.
  const { items, stays } = after as Undoing;
  return (
    <>
      {isBlocked && <p>{texts.undoBlocked}</p>}
      {items.map(({ kind, key, title, differences, collisions, faults, ...change }) => (
        <div key={`${kind} ${key}`}>
          <h3>{title}</h3>
          {collisions.map(({ path, theirs }) => (
            <p key={path.join('.')} className={styles.stuck}>
              {path.length > 0
                ? texts.changedSince(texts.place(path))
                : theirs === undefined
                  ? removal.removedSince
                  : removal.changedSince}
            </p>
          ))}
          {faults.map((fault) => (
            <p key={`${fault.path} ${fault.code}`} className={styles.stuck}>
              <FaultText fault={fault} />
            </p>
          ))}
          {change.is_removed && differences.length > 0 && <p>{removal.willGo}</p>}
          {change.is_new && <p>{removal.comesBack}</p>}
          {!change.is_removed && !change.is_new && differences.length > 0 && (
            <Differences differences={differences} />
          )}
        </div>
      ))}
      {stays.length > 0 && <p>{texts.stays(stays.map(({ key }) => key).join(', '))}</p>}
    </>
  );
}
