import type { Picture } from '@parterre/contracts/catalogue-file/values';
import { useTexts } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import styles from './picture-field.module.css';
import { PictureField } from './picture-field.tsx';

interface Props {
  readonly label: string;
  readonly value: readonly Picture[];
  readonly onChange: (pictures: readonly Picture[]) => void;
  readonly languages: readonly string[];
  /** So many the catalogue takes. */
  readonly max: number;
  /** What is to be said of the words of one of them in a language. */
  readonly readNotes?: (picture: Picture, lang: string) => readonly string[];
}

/** Pictures in their order, and room for one more. */
export function PicturesField({ label, value, onChange, languages, max, readNotes }: Props) {
  const texts = useTexts().pictures;
  const replace = (index: number, picture: Picture | undefined) =>
    onChange(
      value.flatMap((one, place) => (place !== index ? [one] : picture === undefined ? [] : [picture])),
    );
  const move = (index: number) => onChange(value.with(index, at(index - 1)).with(index - 1, at(index)));
  const at = (index: number) => value[index] as Picture;
  return (
    <fieldset className={styles.list}>
      <legend>{label}</legend>
      {value.map((picture, index) => (
        <PictureField
          // The same one may stand there twice.
          key={`${picture.src} ${value.slice(0, index).filter(({ src }) => src === picture.src).length}`}
          label={texts.numbered(index + 1)}
          value={picture}
          languages={languages}
          readNotes={readNotes && ((lang) => readNotes(picture, lang))}
          onChange={(next) => replace(index, next)}
          acts={
            index > 0 && (
              <Button look="quiet" onPress={() => move(index)}>
                {texts.moveUp}
              </Button>
            )
          }
        />
      ))}
      {value.length < max && (
        <PictureField
          key={value.length}
          label={texts.add}
          value={undefined}
          onChange={(picture) => picture && onChange([...value, picture])}
        />
      )}
    </fieldset>
  );
}
