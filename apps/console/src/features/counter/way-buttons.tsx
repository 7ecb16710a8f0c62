import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './counter.module.css';
import { type Way, wayLetters, ways } from './sale-keys.ts';

interface Props {
  readonly way: Way | undefined;
  /** These alone. */
  readonly ways?: readonly Way[] | undefined;
  readonly takesInvoices: boolean;
  readonly onChoose: (way: Way) => void;
}

export function WayButtons({ way, ways: offered = ways, takesInvoices, onChoose }: Props) {
  const { sale: texts } = useTexts();
  return (
    <fieldset className={styles.ways} aria-label={texts.howPaid}>
      {offered
        .filter((one) => one !== 'invoice' || takesInvoices)
        .map((one) => (
          <Button
            key={one}
            aria-pressed={way === one}
            aria-keyshortcuts={wayLetters[one]}
            onPress={() => onChoose(one)}
          >
            {texts.ways[one]} <kbd>{wayLetters[one]}</kbd>
          </Button>
        ))}
    </fieldset>
  );
}
