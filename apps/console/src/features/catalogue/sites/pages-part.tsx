import type { Item } from '@parterre/domain/drafts/item';
import { checkTexts } from '@parterre/domain/drafts/item-texts';
import { withValue } from '@parterre/domain/drafts/merge-items';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import catalogue from '../catalogue.module.css';
import { readAge } from '../read-age.ts';
import { TextGrid } from '../text-grid.tsx';
import { useCatalogueTexts } from '../use-catalogue-texts.ts';
import { MoveButtons, moved } from './move-buttons.tsx';
import type { PartProps } from './part-props.ts';
import styles from './sites.module.css';
import { record, recordList, text } from './theme-values.ts';
import { useSiteTexts } from './use-site-texts.ts';

const route = getRouteApi('/inside/console/sites/$siteId');

const goodSlug = /^[a-z0-9-]{1,64}$/;

/** The information pages that every site has, and those of its own: added, put in order, told in all languages. */
export function PagesPart({ item, edited, languages, onChange }: PartProps) {
  const texts = useSiteTexts();
  const { remove } = useCatalogueTexts();
  const { siteId } = route.useParams();
  const search = route.useSearch();
  const main = edited.main_lang;
  const pages = recordList(item.pages);
  const navigation = recordList(item.navigation);
  const isLinked = (path: string) => navigation.some((entry) => entry.path === path);
  const change = (next: readonly Item[]) => onChange({ ...item, pages: next });
  const findings = checkTexts(
    { kind: 'landings', item },
    { main, others: languages.filter((lang) => lang !== main) },
    readAge(edited, item),
  );
  const open = (place: string, title: string) => (
    <Link to="/sites/$siteId" params={{ siteId }} search={{ ...search, page: place }} replace>
      {title}
    </Link>
  );
  const readTitle = (page: Item, slug: string) => text(record(page.title)[main]) || `/${slug}`;
  const link = (page: Item, slug: string) => (
    <Button
      isDisabled={isLinked(`/${slug}`)}
      onPress={() =>
        onChange({ ...item, navigation: [...navigation, { title: record(page.title), path: `/${slug}` }] })
      }
    >
      {isLinked(`/${slug}`) ? texts.inNavigation : texts.toNavigation}
    </Button>
  );
  const [kind = '', slug = ''] = (search.page ?? '').split('.');
  const isThere = kind === 'info' ? slug in record(item.info) : pages.some((page) => page.slug === slug);
  return (
    <div className={catalogue.fields}>
      <section className={styles.rows} aria-label={texts.infoPages}>
        <h2>{texts.infoPages}</h2>
        <ul className={catalogue.kinds}>
          {Object.entries(record(item.info)).map(([name, page]) => (
            <li key={name}>{open(`info.${name}`, readTitle(record(page), name))}</li>
          ))}
        </ul>
      </section>
      <section className={styles.rows} aria-label={texts.ownPages}>
        <h2>{texts.ownPages}</h2>
        <ol className={styles.rows}>
          {pages.map((page, index) => {
            const own = text(page.slug);
            return (
              <li key={own} className={catalogue.acts}>
                {open(`pages.${own}`, readTitle(page, own))}
                <code>/{own}</code>
                <MoveButtons
                  index={index}
                  count={pages.length}
                  onMove={(by) => change(moved(pages, index, by))}
                />
                {link(page, own)}
                <Button
                  look="quiet"
                  onPress={() =>
                    onChange({
                      ...item,
                      pages: pages.filter((_, place) => place !== index),
                      navigation: navigation.filter((entry) => entry.path !== `/${own}`),
                    })
                  }
                >
                  {remove}
                </Button>
              </li>
            );
          })}
        </ol>
        <NewPage
          taken={[...pages.map((page) => text(page.slug)), ...Object.keys(record(item.info))]}
          onAdd={(page) => change([...pages, { slug: page.slug, title: { [main]: page.title }, body: {} }])}
        />
      </section>
      {search.page && isThere && (
        <section className={styles.rows} aria-label={`/${slug}`}>
          <h2>/{slug}</h2>
          <TextGrid
            key={search.page}
            kind="landings"
            item={item}
            languages={languages}
            findings={findings}
            isAsked={([first, second]) => first === kind && second === slug}
            onChange={(path, typed) => onChange(withValue(item, path, typed))}
          />
        </section>
      )}
    </div>
  );
}

interface NewPageProps {
  readonly taken: readonly string[];
  readonly onAdd: (page: { readonly slug: string; readonly title: string }) => void;
}

/** Inside the form of the site, so it is no form itself. */
function NewPage({ taken, onAdd }: NewPageProps) {
  const texts = useSiteTexts();
  const [title, setTitle] = useState('');
  const [slug, setSlug] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const fault = taken.includes(slug) ? texts.slugTaken : goodSlug.test(slug) ? undefined : texts.slugFault;
  return (
    <fieldset className={catalogue.list}>
      <legend>{texts.newPage}</legend>
      <div className={catalogue.listed}>
        <TextField
          label={texts.pageTitle}
          name="page.title"
          value={title}
          onChange={setTitle}
          maxLength={120}
        />
        <TextField
          label={texts.pageSlug}
          name="page.slug"
          value={slug}
          onChange={(typed) => setSlug(typed.trim().toLowerCase())}
          maxLength={64}
          fault={isChecked ? fault : undefined}
        />
        <Button
          onPress={() => {
            setIsChecked(true);
            if (fault !== undefined || title.trim() === '') return;
            onAdd({ slug, title: title.trim() });
            setTitle('');
            setSlug('');
            setIsChecked(false);
          }}
        >
          {texts.addPage}
        </Button>
      </div>
    </fieldset>
  );
}
