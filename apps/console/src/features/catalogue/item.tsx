import type { EditedItem } from '@parterre/contracts/console/drafts';
import { type Item, type ItemKind, isRemovable, type Path } from '@parterre/domain/drafts/item';
import { checkTexts, measureCompleteness } from '@parterre/domain/drafts/item-texts';
import { withValue } from '@parterre/domain/drafts/merge-items';
import { copyItem, emptyItem } from '@parterre/domain/drafts/new-item';
import { isLanguageCode, languages } from '@parterre/domain/languages/languages';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { isNotFound } from '../../api/faults.ts';
import { itemQuery, itemsQuery } from '../../api/queries.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Answer } from '../../ui/answer.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Blank, Screen } from '../../ui/screen.tsx';
import styles from './catalogue.module.css';
import { readKind } from './catalogue-search.ts';
import { Collisions } from './collisions.tsx';
import { CopyItem } from './copy-item.tsx';
import { deviceClock } from './device-clock.ts';
import { ItemFaults } from './item-faults.tsx';
import { ItemForm } from './item-form.tsx';
import { ItemInSearch, isSearchable } from './item-in-search.tsx';
import { NewItemsProvider } from './new-items.tsx';
import { readAge } from './read-age.ts';
import { readValue } from './read-value.ts';
import { RemoveItem } from './remove-item.tsx';
import { SaveBar } from './save-bar.tsx';
import { TextGrid } from './text-grid.tsx';
import { useCatalogueTexts } from './use-catalogue-texts.ts';
import { useTypedItem } from './use-typed-item.ts';

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
      {(edited) =>
        edited.draft?.item === null && search.draft ? (
          <MarkedItem kind={kind} itemKey={key} edited={edited} draftId={search.draft} />
        ) : (
          <Editor
            // Another draft has another text.
            key={`${kind} ${key} ${search.draft ?? ''}`}
            kind={kind}
            itemKey={key}
            edited={edited}
            first={(edited.draft?.item ?? edited.published ?? {}) as Item}
          />
        )
      }
    </Answer>
  );
}

interface MarkedProps {
  readonly kind: ItemKind;
  readonly itemKey: string;
  readonly edited: EditedItem;
  readonly draftId: string;
}

/** One that the draft removes: there is nothing to be edited. */
function MarkedItem({ kind, itemKey, edited, draftId }: MarkedProps) {
  const texts = useCatalogueTexts();
  const { removal } = useTexts();
  const item = (edited.published ?? edited.draft?.base ?? {}) as Item;
  return (
    <Screen title={findTitle(item, edited.main_lang) ?? itemKey}>
      <p className={styles.meta}>
        <span>{texts.kinds[kind]}</span>
        <code>{itemKey}</code>
      </p>
      <Notice kind="warning">{removal.marked}</Notice>
      <div className={styles.acts}>
        <LinkButton to="/drafts/$draftId" params={{ draftId }}>
          {texts.toDraft}
        </LinkButton>
      </div>
    </Screen>
  );
}

interface NewProps {
  readonly kind: ItemKind;
  readonly itemKey: string;
}

/** Most houses are where their people are: a new city has the clock of this device. */
const findClock = (mainLang: string): Item => ({
  time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  ...(isLanguageCode(mainLang) && { country: languages[mainLang].country }),
});

/** Of something that is not there yet: with its name alone, or like another one. */
function NewEditor({ kind, itemKey }: NewProps) {
  const { name = itemKey, like, first: firstDay } = route.useSearch();
  const model = useQuery({ ...itemQuery(kind, like ?? '', undefined), enabled: like !== undefined });
  const list = useQuery(itemsQuery({ kind, limit: 1 }));
  const sites = useQuery(itemQuery('landings', '1', undefined));
  if (like !== undefined)
    return (
      <Answer query={model}>
        {({ published, ...languages }) => {
          const beginning = { key: itemKey, name, mainLang: languages.main_lang };
          const copied = { ...beginning, firstDay, now: deviceClock() };
          const first = copyItem((published ?? {}) as Item, copied);
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
          <Editor
            kind={kind}
            itemKey={itemKey}
            edited={edited}
            first={{ ...emptyItem(kind, beginning), ...(kind === 'locations' && findClock(main_lang)) }}
          />
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

function Editor({ kind, itemKey, edited, first }: EditorProps) {
  const texts = useCatalogueTexts();
  const navigate = useNavigate();
  const { draft: draftId } = route.useSearch();
  const { main_lang: main, languages, published } = edited;
  const readTitle = (item: Item) => findTitle(item, main) ?? itemKey;
  const typed = useTypedItem({
    kind,
    itemKey,
    edited,
    first,
    draftId,
    title: readTitle,
    onSaved: (draft) =>
      navigate({
        to: '/catalogue/$kind/$key',
        params: { kind, key: itemKey },
        search: { draft },
        replace: true,
      }),
  });
  const [isCopying, setIsCopying] = useState(false);
  const { item, change, collisions, inDraft } = typed;
  const title = readTitle(item);
  const findings = checkTexts(
    { kind, item },
    { main, others: languages.filter((lang) => lang !== main) },
    readAge(edited, item),
  );
  return (
    <Screen
      title={title}
      actions={
        <div className={styles.acts}>
          {published && typed.mayChange && isRemovable(kind) && (
            <Button onPress={() => setIsCopying(true)}>{texts.copy}</Button>
          )}
          {published && typed.mayChange && isRemovable(kind) && (
            <RemoveItem
              kind={kind}
              itemKey={itemKey}
              title={title}
              published={published as Item}
              typed={typed}
              draftId={draftId}
            />
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
      {isCopying && published && (
        <CopyItem
          kind={kind}
          itemKey={itemKey}
          title={title}
          item={published as Item}
          onClose={() => setIsCopying(false)}
        />
      )}
      <ItemFaults draft={inDraft} kind={kind} itemKey={itemKey} />
      {collisions.length > 0 && <Collisions collisions={collisions} onChoose={typed.choose} />}
      <NewItemsProvider value={(inDraft?.items ?? []).filter(({ is_new: isNew }) => isNew)}>
        <form
          className={styles.editor}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void typed.submit();
          }}
        >
          <TextGrid
            kind={kind}
            item={item}
            languages={languages}
            findings={findings}
            onChange={(path: Path, text) => change(withValue(item, path, text))}
          />
          {isSearchable(kind) && (published || edited.draft) && (
            <ItemInSearch
              kind={kind}
              itemKey={itemKey}
              draftId={edited.draft ? draftId : undefined}
              revision={edited.draft?.revision ?? 0}
            />
          )}
          <ItemForm kind={kind} item={item} languages={languages} findings={findings} onChange={change} />
          <SaveBar typed={typed} draftId={draftId} />
        </form>
      </NewItemsProvider>
    </Screen>
  );
}

function findTitle(item: Item, main: string): string | undefined {
  const text = readValue(item, [item.title ? 'title' : 'name', main]);
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}
