import { isLinkAddress } from '@parterre/domain/markup/safe-address';
import { baseKeymap, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, EditorState, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useId, useRef, useState } from 'react';
import { Toolbar } from 'react-aria-components';
import { useTexts } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import field from '../ui/field.module.css';
import { TextField } from '../ui/text-field.tsx';
import styles from './markup-editor.module.css';
import { markupSchema } from './markup-schema.ts';
import { readMarkup, writeMarkup } from './markup-text.ts';

interface Props {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly lang: string;
  readonly onChange: (html: string) => void;
}

const { nodes, marks } = markupSchema;

/** Schemas know their own nodes and marks by name. */
const need = <Part,>(part: Part | undefined): Part => {
  if (part === undefined) throw new Error('the schema has lost a part');
  return part;
};

const listItem = need(nodes.list_item);

const shortcuts = keymap({
  'Mod-z': undo,
  'Shift-Mod-z': redo,
  'Mod-y': redo,
  'Mod-b': toggleMark(need(marks.strong)),
  'Mod-i': toggleMark(need(marks.em)),
  Enter: splitListItem(listItem),
  'Mod-[': liftListItem(listItem),
  'Mod-]': sinkListItem(listItem),
  'Shift-Enter': (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(need(nodes.hard_break).create()).scrollIntoView());
    return true;
  },
});

const begin = (html: string) =>
  EditorState.create({ doc: readMarkup(html), plugins: [history(), shortcuts, keymap(baseKeymap)] });

/** A text with paragraphs, lists, emphasis and links. What nobody changes stays as it was written. */
export function MarkupEditor({ label, name, value, lang, onChange }: Props) {
  const { markup: texts } = useTexts();
  const labelId = useId();
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const written = useRef(value);
  const tell = useRef(onChange);
  tell.current = onChange;
  const [link, setLink] = useState<string>();
  useEffect(() => {
    if (!place.current) return undefined;
    const editor = new EditorView(place.current, {
      state: begin(written.current),
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        lang,
        'data-name': name,
      },
      dispatchTransaction(this: EditorView, transaction: Transaction) {
        this.updateState(this.state.apply(transaction));
        if (!transaction.docChanged) return;
        written.current = writeMarkup(this.state.doc);
        tell.current(written.current);
      },
    });
    view.current = editor;
    return () => editor.destroy();
  }, [labelId, lang, name]);
  useEffect(() => {
    // Somebody else's text has come in its place.
    if (value === written.current) return;
    written.current = value;
    view.current?.updateState(begin(value));
  }, [value]);
  const run = (command: Command) => () => {
    const editor = view.current;
    if (!editor) return;
    command(editor.state, editor.dispatch.bind(editor), editor);
    editor.focus();
  };
  const isLink = link !== undefined && (link.trim() === '' || isLinkAddress(link.trim()));
  const setAddress = () => {
    if (!isLink || link === undefined) return;
    const mark = need(marks.link);
    const href = link.trim();
    run((state, dispatch) => {
      const { from, to } = state.selection;
      const removed = state.tr.removeMark(from, to, mark);
      dispatch?.(href === '' ? removed : removed.addMark(from, to, mark.create({ href })));
      return true;
    })();
    setLink(undefined);
  };
  return (
    <div className={`${field.field} ${styles.field}`}>
      <span id={labelId} className={field.label}>
        {label}
      </span>
      <Toolbar aria-label={texts.toolbar(label)} className={styles.toolbar ?? ''}>
        <Button look="quiet" onPress={run(toggleMark(need(marks.strong)))} aria-label={texts.strong}>
          <strong aria-hidden="true">B</strong>
        </Button>
        <Button look="quiet" onPress={run(toggleMark(need(marks.em)))} aria-label={texts.em}>
          <em aria-hidden="true">I</em>
        </Button>
        <Button
          look="quiet"
          onPress={run(setBlockType(need(nodes.heading), { level: 2 }))}
          aria-label={texts.heading}
        >
          <span aria-hidden="true">H</span>
        </Button>
        <Button look="quiet" onPress={run(setBlockType(need(nodes.paragraph)))} aria-label={texts.paragraph}>
          <span aria-hidden="true">¶</span>
        </Button>
        <Button look="quiet" onPress={run(wrapInList(need(nodes.bullet_list)))} aria-label={texts.list}>
          <span aria-hidden="true">•</span>
        </Button>
        <Button look="quiet" onPress={run(wrapInList(need(nodes.ordered_list)))} aria-label={texts.numbers}>
          <span aria-hidden="true">№</span>
        </Button>
        <Button look="quiet" onPress={run(wrapIn(need(nodes.blockquote)))} aria-label={texts.quote}>
          <span aria-hidden="true">❝</span>
        </Button>
        <Button look="quiet" onPress={run(lift)} aria-label={texts.lift}>
          <span aria-hidden="true">⇤</span>
        </Button>
        <Button look="quiet" onPress={() => setLink('')} aria-label={texts.link}>
          <span aria-hidden="true">🔗</span>
        </Button>
        <Button look="quiet" onPress={run(undo)} aria-label={texts.undo}>
          <span aria-hidden="true">↶</span>
        </Button>
      </Toolbar>
      {link !== undefined && (
        <div className={styles.link}>
          <TextField
            label={texts.address}
            name={`${name}.link`}
            hint={texts.addressHint}
            value={link}
            onChange={setLink}
            fault={isLink ? undefined : texts.badAddress}
          />
          <Button onPress={setAddress}>{texts.setLink}</Button>
        </div>
      )}
      <div ref={place} className={`${field.input} ${styles.text}`} />
    </div>
  );
}
