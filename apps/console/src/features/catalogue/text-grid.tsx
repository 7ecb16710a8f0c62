import type { Item, ItemKind, Path } from '@parterre/domain/drafts/item';
import { type ItemText, listTexts, type TextFinding } from '@parterre/domain/drafts/item-texts';
import { TextField } from '../../ui/text-field.tsx';
import styles from './catalogue.module.css';
import { MarkupField } from './markup-field.tsx';
import { useCatalogueTexts } from './use-catalogue-texts.ts';

interface Props {
  readonly kind: ItemKind;
  readonly item: Item;
  /** The main one first. */
  readonly languages: readonly string[];
  readonly findings: readonly TextFinding[];
  /** Which of them; all when left out. */
  readonly isAsked?: (path: Path) => boolean;
  readonly onChange: (path: Path, text: string | undefined) => void;
}

/** Every text with its languages side by side; where one is missing, what visitors read instead. */
export function TextGrid({ kind, item, languages, findings, isAsked = () => true, onChange }: Props) {
  const texts = useCatalogueTexts();
  return (
    <section className={styles.texts} aria-label={texts.texts} data-languages={languages.length}>
      {listTexts(kind, item)
        .filter(({ path, field }) => isAsked(path) && !field.isBesidePicture)
        .map((text) => (
          <fieldset key={text.path.join('.')} className={styles.text}>
            <legend>{texts.place(text.path)}</legend>
            {languages.map((lang) => (
              <Cell
                key={lang}
                text={text}
                lang={lang}
                main={text.texts[languages[0] ?? ''] ?? ''}
                isMain={lang === languages[0]}
                findings={findings.filter(
                  (finding) => finding.lang === lang && finding.path.join('.') === text.path.join('.'),
                )}
                onChange={onChange}
              />
            ))}
          </fieldset>
        ))}
    </section>
  );
}

interface CellProps {
  readonly text: ItemText;
  readonly lang: string;
  readonly main: string;
  readonly isMain: boolean;
  readonly findings: readonly TextFinding[];
  readonly onChange: Props['onChange'];
}

function Cell({ text: { path, texts: said, field }, lang, main, isMain, findings, onChange }: CellProps) {
  const texts = useCatalogueTexts();
  const value = said[lang] ?? '';
  const change = (typed: string) => onChange([...path, lang], typed === '' ? undefined : typed);
  // Whatever may be left out is not missed where nobody has begun it.
  const isMissed = !field.isOptional || main !== '';
  const notes = findings.filter(({ fault }) => fault !== 'missing' || isMissed);
  const shared = {
    label: texts.language(lang),
    name: [...path, lang].join('.'),
    value,
    lang,
    onChange: change,
  };
  return (
    <div className={styles.cell} data-is-empty={value === ''}>
      {field.form === 'markup' ? (
        <MarkupField {...shared} />
      ) : (
        <TextField {...shared} isLong={field.maxLength > 120} />
      )}
      {value === '' && !isMain && main !== '' && field.form === 'line' && (
        <p className={styles.instead}>{texts.visitorsSee(main)}</p>
      )}
      {value === '' && !isMain && main !== '' && field.form === 'markup' && (
        <p className={styles.instead}>{texts.visitorsSeeMain}</p>
      )}
      {notes.map(({ fault }) => (
        <p key={fault} className={styles.finding} data-fault={fault}>
          {texts.findings[fault]}
        </p>
      ))}
    </div>
  );
}
