import type { EditedItem } from '@parterre/contracts/console/drafts';
import type { Item } from '@parterre/domain/drafts/item';
import { copyLanding, emptyItem } from '@parterre/domain/drafts/new-item';
import { interfaceLanguages } from '@parterre/domain/languages/languages';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { isNotFound } from '../../../api/faults.ts';
import { itemQuery, itemsQuery, sitesQuery } from '../../../api/queries.ts';
import { Answer } from '../../../ui/answer.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Screen } from '../../../ui/screen.tsx';
import catalogue from '../catalogue.module.css';
import { Collisions } from '../collisions.tsx';
import { ItemFaults } from '../item-faults.tsx';
import { SaveBar } from '../save-bar.tsx';
import { useCatalogueTexts } from '../use-catalogue-texts.ts';
import { useTypedItem } from '../use-typed-item.ts';
import { unwrittenPages, withFirstPages } from './first-pages.ts';
import { SiteForm } from './site-form.tsx';
import { SitePreview } from './site-preview.tsx';
import { type SitePart, siteParts } from './site-search.ts';
import styles from './sites.module.css';
import { record, text, textList } from './theme-values.ts';
import { useSiteTexts } from './use-site-texts.ts';

const route = getRouteApi('/inside/console/sites/$siteId');

/** Where languages stand side by side there is no room beside them. */
const wideParts: readonly SitePart[] = ['navigation', 'pages', 'law'];

/** One landing: a better door to the same item that the catalogue's editor has. */
export function SiteEditor() {
  const { siteId } = route.useParams();
  const { draft, name, like } = route.useSearch();
  const query = useQuery({ ...itemQuery('landings', siteId, draft), refetchOnWindowFocus: false });
  if (isNotFound(query.error) && name !== undefined)
    return like === undefined ? <EmptySite name={name} /> : <CopiedSite name={name} like={like} />;
  return (
    <Answer query={query}>
      {(edited) => (
        <Editor
          key={`${siteId} ${draft ?? ''}`}
          edited={edited}
          first={(edited.draft?.item ?? edited.published ?? {}) as Item}
        />
      )}
    </Answer>
  );
}

function CopiedSite({ name, like }: { readonly name: string; readonly like: string }) {
  const { siteId } = route.useParams();
  const { domain = '' } = route.useSearch();
  const model = useQuery(itemQuery('landings', like, undefined));
  return (
    <Answer query={model}>
      {({ published, ...rest }) => (
        <Editor
          edited={{ ...rest, published: null, draft: null }}
          first={copyLanding((published ?? {}) as Item, { key: siteId, name, domain })}
        />
      )}
    </Answer>
  );
}

/** The first site of a house, or one that is like no other. */
function EmptySite({ name }: { readonly name: string }) {
  const { siteId } = route.useParams();
  const { domain = '' } = route.useSearch();
  const list = useQuery(itemsQuery({ kind: 'landings', limit: 1 }));
  const sites = useQuery(sitesQuery);
  return (
    <Answer query={list}>
      {({ main_lang, languages }) => {
        if (sites.isPending) return null;
        const currency = sites.data?.results[0]?.currencies[0] ?? (main_lang === 'ru' ? 'RUB' : 'EUR');
        const beginning = { key: siteId, name, mainLang: main_lang, currency };
        const edited = { main_lang, languages, published: null, draft: null, ages: [], drafts: [] };
        const landing = withFirstPages(emptyItem('landings', beginning), main_lang);
        return <Editor edited={edited} first={{ ...landing, domain }} />;
      }}
    </Answer>
  );
}

interface EditorProps {
  readonly edited: EditedItem;
  readonly first: Item;
}

function Editor({ edited, first }: EditorProps) {
  const texts = useSiteTexts();
  const { toDraft } = useCatalogueTexts();
  const navigate = useNavigate();
  const { siteId } = route.useParams();
  const search = route.useSearch();
  const { part = 'general', draft: draftId, like } = search;
  const readTitle = (landing: Item) => text(landing.name) || siteId;
  const typed = useTypedItem({
    kind: 'landings',
    itemKey: siteId,
    edited,
    first,
    draftId,
    title: readTitle,
    onSaved: (draft) =>
      navigate({
        to: '/sites/$siteId',
        params: { siteId },
        search: {
          draft,
          ...(search.part && { part: search.part }),
          ...(search.page && { page: search.page }),
        },
        replace: true,
      }),
  });
  const { item, change, collisions } = typed;
  const title = readTitle(item);
  // What a language that is just being added says can be told at once.
  const asked = textList(item.languages);
  const languages = [
    ...new Set([...edited.languages, ...interfaceLanguages.filter((language) => asked.includes(language))]),
  ];
  const isSaved = edited.draft !== null || edited.published !== null;
  return (
    <Screen
      title={title}
      actions={
        draftId && (
          <div className={catalogue.acts}>
            <LinkButton to="/drafts/$draftId" params={{ draftId }}>
              {toDraft}
            </LinkButton>
          </div>
        )
      }
    >
      <ItemFaults draft={typed.inDraft} kind="landings" itemKey={siteId} />
      {collisions.length > 0 && <Collisions collisions={collisions} onChoose={typed.choose} />}
      <Unwritten item={item} mainLang={edited.main_lang} />
      <nav aria-label={texts.parts}>
        <ul className={catalogue.kinds}>
          {siteParts.map((one) => (
            <li key={one}>
              <Link
                to="/sites/$siteId"
                params={{ siteId }}
                search={{ ...search, part: one }}
                className={catalogue.kind}
                aria-current={one === part ? 'page' : undefined}
                replace
              >
                {texts.partNames[one]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.beside} data-is-wide={wideParts.includes(part)}>
        <form
          className={catalogue.editor}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void typed.submit();
          }}
        >
          <SiteForm part={part} item={item} edited={edited} languages={languages} onChange={change} />
          <SaveBar typed={typed} draftId={draftId} />
        </form>
        <SitePreview
          label={texts.preview}
          item={item}
          // A site that is not saved yet has no pages: the looks are tried on those of the one that it is like.
          landingId={Number(isSaved ? siteId : (like ?? siteId))}
          draftId={edited.draft ? draftId : undefined}
          revision={edited.draft?.revision ?? 0}
        />
      </div>
    </Screen>
  );
}

interface UnwrittenProps {
  readonly item: Item;
  readonly mainLang: string;
}

/** Visitors read the first texts of a new site, too. */
function Unwritten({ item, mainLang }: UnwrittenProps) {
  const texts = useSiteTexts();
  const { siteId } = route.useParams();
  const search = route.useSearch();
  const pages = unwrittenPages(item);
  if (pages.length === 0) return null;
  return (
    <Notice kind="warning">
      <span>{texts.unwritten}</span>
      <ul className={catalogue.kinds}>
        {pages.map((page) => (
          <li key={page}>
            <Link
              to="/sites/$siteId"
              params={{ siteId }}
              search={{ ...search, part: 'pages', page: `info.${page}` }}
              replace
            >
              {text(record(record(record(item.info)[page]).title)[mainLang]) || page}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
