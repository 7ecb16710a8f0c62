import type { Picture } from '@parterre/contracts/catalogue-file/values';
import { languages as knownLanguages } from '@parterre/domain/languages/languages';
import { pictureFile } from '@parterre/domain/pictures/picture-files';
import {
  type UploadFormat,
  uploadFormatName,
  uploadFormats,
  uploadMediaTypes,
} from '@parterre/domain/pictures/upload-formats';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { DropZone, type FileDropItem, FileTrigger, ProgressBar } from 'react-aria-components';
import { pictureFormatsQuery } from '../api/queries.ts';
import { useLanguage, useTexts } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { FocalPoint } from './focal-point.tsx';
import styles from './picture-field.module.css';
import { useUpload } from './use-upload.ts';

interface Props {
  readonly label: string;
  readonly value: Picture | undefined;
  readonly onChange: (picture: Picture | undefined) => void;
  /** In which its words are asked for here, the main one first; none where they stand among the other texts. */
  readonly languages?: readonly string[];
  /** What is to be said of its words in a language. */
  readonly readNotes?: ((lang: string) => readonly string[]) | undefined;
  /** What is wrong with it, by whoever checked it. */
  readonly fault?: string | undefined;
  /** Beside replacing and removing it. */
  readonly acts?: ReactNode;
}

/** What any server takes, until this one has said more. */
const usualFormats: readonly UploadFormat[] = uploadFormats.filter((format) => format !== 'heic');

function useFormats() {
  const { language } = useLanguage();
  const formats = useQuery(pictureFormatsQuery).data?.formats ?? usualFormats;
  const list = new Intl.ListFormat(language, { type: 'disjunction' });
  return { fileTypes: uploadMediaTypes(formats), names: list.format(formats.map(uploadFormatName)) };
}

/** A picture of the catalogue: chosen, dropped or pasted as one file, and all else is made of it. */
export function PictureField({ label, value, onChange, languages = [], readNotes, fault, acts }: Props) {
  const all = useTexts();
  const texts = all.pictures;
  const { state, start, repeat, stop } = useUpload((made) =>
    // What it shows is said of the other one as well, as often as not; where one looks is not.
    onChange({ ...made, ...(value?.alt && { alt: value.alt }) }),
  );
  const { fileTypes, names } = useFormats();
  const shown = state.kind === 'failed' ? state.fault : fault;
  const choose = (text: string) => (
    <FileTrigger
      acceptedFileTypes={fileTypes}
      onSelect={(files) => {
        const [file] = files ?? [];
        if (file) start(file);
      }}
    >
      <Button>{text}</Button>
    </FileTrigger>
  );
  return (
    <fieldset
      className={styles.field}
      onPaste={(event) => {
        const [file] = event.clipboardData.files;
        if (!file || state.kind === 'under-way') return;
        // The zone takes files alone that lie in a folder, and not what was copied from a page or a screen.
        event.preventDefault();
        event.stopPropagation();
        start(file);
      }}
    >
      <legend>{label}</legend>
      <DropZone
        className={styles.zone ?? ''}
        aria-label={texts.dropZone(label)}
        isDisabled={state.kind === 'under-way'}
        onDrop={async ({ items }) => {
          const dropped = items.find((item): item is FileDropItem => item.kind === 'file');
          if (dropped) start(await dropped.getFile());
        }}
      >
        {state.kind === 'under-way' ? (
          <Progress share={state.share} onCancel={stop} />
        ) : value ? (
          <>
            <Shown value={value} onChange={onChange} />
            <div className={styles.acts}>
              {choose(texts.replace)}
              <Button look="quiet" onPress={() => onChange(undefined)}>
                {texts.remove}
              </Button>
              {acts}
            </div>
          </>
        ) : (
          <div className={styles.empty}>
            {choose(texts.choose)}
            <p>{texts.orDrop}</p>
            <p className={styles.hint}>{texts.limits(names)}</p>
          </div>
        )}
      </DropZone>
      {shown && (
        <div role="alert" className={styles.fault}>
          <span>{shown}</span>
          {state.kind === 'failed' && state.again && (
            <Again onPress={() => state.again && repeat(state.again)} />
          )}
        </div>
      )}
      {value && languages.length > 0 && (
        <AltTexts value={value} languages={languages} readNotes={readNotes} onChange={onChange} />
      )}
    </fieldset>
  );
}

const Again = ({ onPress }: { readonly onPress: () => void }) => (
  <Button look="quiet" onPress={onPress}>
    {useTexts().tryAgain}
  </Button>
);

function Progress({ share, onCancel }: { readonly share: number; readonly onCancel: () => void }) {
  const texts = useTexts();
  const isMaking = share >= 1;
  const text = isMaking ? texts.pictures.making : texts.pictures.uploading;
  return (
    <div className={styles.progress}>
      <ProgressBar
        value={share * 100}
        isIndeterminate={isMaking}
        aria-label={text}
        className={styles.bar ?? ''}
      >
        {({ percentage = 0, valueText }) => (
          <>
            <span role="status">{isMaking ? text : `${text} ${valueText ?? ''}`}</span>
            <span className={styles.track} data-is-making={isMaking}>
              <span style={{ inlineSize: `${isMaking ? 100 : percentage}%` }} />
            </span>
          </>
        )}
      </ProgressBar>
      <Button look="quiet" onPress={onCancel}>
        {texts.cancel}
      </Button>
    </div>
  );
}

interface ShownProps {
  readonly value: Picture;
  readonly onChange: (picture: Picture) => void;
}

/** Pages crop it like this, among others. */
const crops = ['upright', 'wide'] as const;

/** Those that lie elsewhere cannot be shown: this page takes pictures of its own origin alone. */
function Shown({ value, onChange }: ShownProps) {
  const texts = useTexts().pictures;
  const [lost, setLost] = useState<string>();
  const { src, widths, width, height, focal_point: point } = value;
  const file = (wanted: number) =>
    pictureFile(src, widths.find((step) => step >= wanted) ?? Math.max(...widths), 'webp');
  const position = point && { objectPosition: `${point.x}% ${point.y}%` };
  if (!src.startsWith('/media/') || lost === src)
    return <p className={styles.hint}>{texts.elsewhere(src)}</p>;
  return (
    <div className={styles.shown} onErrorCapture={() => setLost(src)}>
      <FocalPoint
        file={file(640)}
        value={point}
        onChange={(next) => onChange({ ...value, focal_point: next })}
      />
      <div className={styles.crops}>
        {crops.map((crop) => (
          <figure key={crop}>
            <img
              className={styles[crop]}
              src={file(160)}
              alt=""
              style={{ backgroundColor: value.colour, ...position }}
            />
            <figcaption>{texts[crop]}</figcaption>
          </figure>
        ))}
        <p className={styles.hint}>
          {width} × {height}
        </p>
      </div>
      <p className={styles.hint}>{texts.focalHint}</p>
    </div>
  );
}

interface AltProps extends ShownProps, Pick<Props, 'readNotes'> {
  readonly languages: readonly string[];
}

function AltTexts({ value, languages, readNotes, onChange }: AltProps) {
  const texts = useTexts().pictures;
  const change = (lang: string, text: string) => {
    const { alt: _before, ...rest } = value;
    const alt = Object.fromEntries(
      Object.entries({ ...value.alt, [lang]: text }).filter(([, said]) => said !== ''),
    );
    onChange(Object.keys(alt).length > 0 ? { ...rest, alt } : rest);
  };
  return (
    <fieldset className={styles.texts}>
      <legend>{texts.alt}</legend>
      <p className={styles.hint}>{texts.altHint}</p>
      {languages.map((lang) => (
        <div key={lang}>
          <TextField
            label={lang in knownLanguages ? knownLanguages[lang as keyof typeof knownLanguages].name : lang}
            name={`alt.${lang}`}
            lang={lang}
            value={value.alt?.[lang] ?? ''}
            onChange={(text) => change(lang, text)}
          />
          {readNotes?.(lang).map((note) => (
            <p key={note} className={styles.hint}>
              {note}
            </p>
          ))}
        </div>
      ))}
    </fieldset>
  );
}
