import type { EditedItem } from '@parterre/contracts/console/drafts';
import type { Item, ItemKind, Path } from '@parterre/domain/drafts/item';
import { checkTexts, measureCompleteness } from '@parterre/domain/drafts/item-texts';
import { type Collision, mergeItems, withValue } from '@parterre/domain/drafts/merge-items';
import { copyItem, emptyItem } from '@parterre/domain/drafts/new-item';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { describeFailure, isNotFound } from '../../api/faults.ts';
import { draftQuery, draftsQuery, itemQuery, itemsQuery } from '../../api/queries.ts';
import { useTexts } from '../../i18n/language.tsx';
import { useMe } from '../../shell/use-me.ts';
import { Answer } from '../../ui/answer.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Blank, Screen } from '../../ui/screen.tsx';
import { Select } from '../../ui/select.tsx';
import { useDraft } from '../../use-draft.ts';
import styles from './catalogue.module.css';
import { readKind } from './catalogue-search.ts';
import { Collisions } from './collisions.tsx';
import { ItemForm } from './item-form.tsx';
import { NewItemsProvider } from './new-items.tsx';
import { readValue } from './read-value.ts';
import { TextGrid } from './text-grid.tsx';
import { useCatalogueTexts } from './use-catalogue-texts.ts';
import { useSaveItem } from './use-save-item.ts';

const route = getRouteApi('/inside/console/catalogue/$kind/$key');

/** One item of the catalogue: as it is published, as a draft has it, and as somebody is changing it. */
export function ItemEditor() {
  const texts = useCatalogueTexts();
  const { kind: name, key } = route.useParams();
  const search = route.useSearch();
  const kind = readKind(name);
  const query = useQuery({
    ...itemQuery(kind ?? 'events', key, search.draft),
    enabled: kind !== undefined,
    // What is typed is not replaced below somebody's hands.
    refetchOnWindowFocus: false,
  });
  if (!kind) return <Blank title={texts.noSuchKind} />;
  if (isNotFound(query.error) && (search.name !== undefined || search.like !== undefined))
    return <NewEditor kind={kind} itemKey={key} />;
  return (
    <Answer query={query}>
      {(edited) => (
        <Editor
          // Another draft has another text.
          key={`${kind} ${key} ${search.draft ?? ''}`}
          kind={kind}
          itemKey={key}
          edited={edited}
          first={(edited.draft?.item ?? edited.published ?? {}) as Item}
        />
      )}
    </Answer>
  );
}

interface NewProps {
  readonly kind: ItemKind;
  readonly itemKey: string;
}

/** Of something that is not there yet: with its name alone, or like another one. */
function NewEditor({ kind, itemKey }: NewProps) {
  const { name = itemKey, like } = route.useSearch();
  const model = useQuery({ ...itemQuery(kind, like ?? '', undefined), enabled: like !== undefined });
  const list = useQuery(itemsQuery({ kind, limit: 1 }));
  const sites = useQuery(itemQuery('landings', '1', undefined));
  if (like !== undefined)
    return (
      <Answer query={model}>
        {({ published, ...languages }) => {
          const beginning = { key: itemKey, name, mainLang: languages.main_lang };
          const first = copyItem((published ?? {}) as Item, beginning);
          return (
            <Editor
              kind={kind}
              itemKey={itemKey}
              edited={{ ...languages, published: null, draft: null }}
              first={first}
            />
          );
        }}
      </Answer>
    );
  return (
    <Answer query={list}>
      {({ main_lang, languages }) => {
        const currency = readValue((sites.data?.published ?? {}) as Item, ['theme', 'currency']);
        const beginning = {
          key: itemKey,
          name,
          mainLang: main_lang,
          currency: typeof currency === 'string' ? currency : 'RUB',
        };
        const edited = { main_lang, languages, published: null, draft: null, ages: [], drafts: [] };
        return sites.isPending ? null : (
          <Editor kind={kind} itemKey={itemKey} edited={edited} first={emptyItem(kind, beginning)} />
        );
      }}
    </Answer>
  );
}

interface EditorProps extends NewProps {
  readonly edited: EditedItem;
  /** What the form begins with, unless somebody typed in it before. */
  readonly first: Item;
}

/** What somebody has typed, and what they had before them when they began. */
interface Typed {
  readonly item: Item;
  readonly base: Item | null;
  readonly revision: number;
}

function Editor({ kind, itemKey, edited, first }: EditorProps) {
  const texts = useCatalogueTexts();
  const all = useTexts();
  const navigate = useNavigate();
  const { draft: draftId } = route.useSearch();
  const { main_lang: main, languages, published, draft } = edited;
  const [typed, setTyped, forget] = useDraft<Typed>(`item:${kind}:${itemKey}:${draftId ?? ''}`, {
    item: first,
    base: (draft ? draft.base : published) as Item | null,
    revision: draft?.revision ?? 0,
  });
  const [collisions, setCollisions] = useState<readonly Collision[]>([]);
  const drafts = useQuery(draftsQuery);
  const [chosen, setChosen] = useState<string>();
  const me = useMe();
  // Nobody writes into somebody else's draft without having chosen it.
  const ownDraft = drafts.data?.results.find(({ changed_by: by }) => by === me.email);
  const target = draftId ?? chosen ?? ownDraft?.id ?? newDraft;
  const { data: inDraft } = useQuery({ ...draftQuery(target), enabled: target !== newDraft });
  const save = useSaveItem(kind, itemKey);
  const { item } = typed;
  const isChanged = JSON.stringify(item) !== JSON.stringify(draft?.item ?? published);
  const title = readTitle(item, main) ?? itemKey;
  const change = (next: Item) => setTyped({ ...typed, item: next });
  const findings = checkTexts(
    { kind, item },
    { main, others: languages.filter((lang) => lang !== main) },
    readAge(edited, item),
  );
  const submit = async (saved = typed) => {
    const outcome = await save.mutateAsync({
      ...saved,
      draftId: target === newDraft ? undefined : target,
      draftName: title,
    });
    if (outcome.kind === 'saved') {
      forget();
      await navigate({
        to: '/catalogue/$kind/$key',
        params: { kind, key: itemKey },
        search: { draft: outcome.draftId },
        replace: true,
      });
      return;
    }
    // Somebody else has saved it meanwhile: what both did is put together, and where they differ one must choose.
    const merged = mergeItems({ base: first, mine: saved.item, theirs: outcome.theirs });
    setTyped({ ...saved, item: merged.item, revision: outcome.revision });
    setCollisions(merged.collisions);
  };
  const own = inDraft?.items.find((one) => one.kind === kind && one.key === itemKey);
  return (
    <Screen
      title={title}
      actions={
        <div className={styles.acts}>
          {published && (
            <LinkButton
              to="/catalogue/$kind/$key"
              params={{ kind, key: `${itemKey}-copy` }}
              search={{ like: itemKey, name: texts.copyName(title) }}
            >
              {texts.copy}
            </LinkButton>
          )}
          {draftId && (
            <LinkButton to="/drafts/$draftId" params={{ draftId }}>
              {texts.toDraft}
            </LinkButton>
          )}
        </div>
      }
    >
      <p className={styles.meta}>
        <span>{texts.kinds[kind]}</span>
        <code>{itemKey}</code>
        {measureCompleteness(kind, item, languages).map(({ lang, share }) => (
          <span key={lang} data-is-whole={share === 1}>
            {lang.toUpperCase()} {Math.round(share * 100)} %
          </span>
        ))}
      </p>
      {own && own.faults.length > 0 && (
        <Notice kind="warning">
          <ul>
            {own.faults.map(({ path, reason }) => (
              <li key={`${path} ${reason}`}>
                {texts.place(path.split('.'))}: {reason}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {collisions.length > 0 && (
        <Collisions
          collisions={collisions}
          onChoose={(collision, value) => {
            change(withValue(item, collision.path, value));
            setCollisions(collisions.filter((other) => other !== collision));
          }}
        />
      )}
      <NewItemsProvider value={(inDraft?.items ?? []).filter(({ is_new: isNew }) => isNew)}>
        <form
          className={styles.editor}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <TextGrid
            kind={kind}
            item={item}
            languages={languages}
            findings={findings}
            onChange={(path: Path, text) => change(withValue(item, path, text))}
          />
          <ItemForm kind={kind} item={item} languages={languages} onChange={change} />
          <footer className={styles.bar}>
            {!draftId && (
              <Select
                label={texts.intoDraft}
                value={target}
                options={[
                  ...(drafts.data?.results ?? []).map(({ id, name }) => ({ value: id, text: name })),
                  { value: newDraft, text: texts.newDraft },
                ]}
                onChange={setChosen}
              />
            )}
            <Button type="submit" look="main" isBusy={save.isPending} isDisabled={collisions.length > 0}>
              {texts.save}
            </Button>
            <p role="status">
              {save.isPending
                ? texts.saving
                : isChanged
                  ? texts.unsaved
                  : draftId
                    ? texts.savedInDraft
                    : texts.asPublished}
            </p>
            {save.error && <Notice kind="fault">{describeFailure(save.error, all)}</Notice>}
          </footer>
        </form>
      </NewItemsProvider>
    </Screen>
  );
}

const newDraft = 'new';

function readTitle(item: Item, main: string): string | undefined {
  const text = readValue(item, [item.title ? 'title' : 'name', main]);
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}

/** What was changed here and is not published yet is younger than anything. */
const readAge =
  ({ published, ages }: EditedItem, item: Item) =>
  (path: Path, lang: string) => {
    const place = [...path, lang];
    if (readValue(item, place) !== readValue((published ?? {}) as Item, place))
      return Number.MAX_SAFE_INTEGER;
    const known = ages.find((age) => age.path === place.join('.'));
    return known && Date.parse(known.changed_at);
  };
