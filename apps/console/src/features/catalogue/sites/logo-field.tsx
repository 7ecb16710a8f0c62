import type { Item } from '@parterre/domain/drafts/item';
import { pictureFile } from '@parterre/domain/pictures/picture-files';
import { FileTrigger } from 'react-aria-components';
import { useTexts } from '../../../i18n/language.tsx';
import { useUpload } from '../../../pictures/use-upload.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import catalogue from '../catalogue.module.css';
import styles from './sites.module.css';
import { text } from './theme-values.ts';
import { useSiteTexts } from './use-site-texts.ts';

interface Props {
  readonly value: Item;
  /** Null for a site whose name alone stands at its head. */
  readonly onChange: (logo: { src: string; width: number; height: number } | null) => void;
}

/** As tall as the head of a page, at most. */
const height = 64;

/** The sign at the head of every page. */
export function LogoField({ value, onChange }: Props) {
  const texts = useSiteTexts();
  const { pictures } = useTexts();
  const { state, start } = useUpload((made) => {
    const [width = made.width] = made.widths;
    const shown = Math.round((made.width / made.height) * height);
    onChange({ src: pictureFile(made.src, width, 'webp'), width: shown, height });
  });
  const src = text(value.src);
  return (
    <fieldset className={catalogue.list}>
      <legend>{texts.logo}</legend>
      {src !== '' && <code>{src}</code>}
      <div className={catalogue.acts}>
        <FileTrigger
          acceptedFileTypes={['image/png', 'image/webp', 'image/jpeg', 'image/avif']}
          onSelect={(files) => {
            const [file] = files ?? [];
            if (file) start(file);
          }}
        >
          <Button isBusy={state.kind === 'under-way'}>
            {src === '' ? pictures.choose : pictures.replace}
          </Button>
        </FileTrigger>
        {src !== '' && (
          <Button look="quiet" onPress={() => onChange(null)}>
            {pictures.remove}
          </Button>
        )}
      </div>
      {state.kind === 'failed' && <Notice kind="fault">{state.fault}</Notice>}
      <p className={styles.hint}>{texts.logoHint}</p>
    </fieldset>
  );
}
