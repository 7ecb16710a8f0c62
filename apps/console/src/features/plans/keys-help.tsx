import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './editor.module.css';

const keys = [
  ['arrows', '← → ↑ ↓'],
  ['extend', 'Shift + ← → ↑ ↓'],
  ['toggle', 'Space'],
  ['rows', 'R'],
  ['sections', 'S'],
  ['all', 'Ctrl + A'],
  ['none', 'Esc'],
  ['nudge', 'Alt + ← → ↑ ↓'],
  ['fine', 'Alt + Shift + ← → ↑ ↓'],
  ['turn', '[  ]'],
  ['paint', '1 … 9'],
  ['marks', 'A  C  V  W'],
  ['aisle', 'G'],
  ['even', 'E'],
  ['copy', 'Ctrl + D'],
  ['mirror', 'M'],
  ['remove', 'Delete'],
  ['undo', 'Ctrl + Z'],
  ['redo', 'Ctrl + Shift + Z'],
  ['tools', 'Q  B  P  T  O  I'],
  ['zoom', '+  −  0'],
  ['heat', 'H'],
  ['pan', 'Alt + drag'],
] as const;

export function KeysHelp({ onClose }: { readonly onClose: () => void }) {
  const all = useTexts();
  const { plans: texts } = all;
  return (
    <Dialog title={texts.keysTitle} onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map(([name, combination]) => (
          <div key={name}>
            <dt>
              <kbd>{name === 'pan' ? texts.panKeys : combination}</kbd>
            </dt>
            <dd>{texts.keys[name]}</dd>
          </div>
        ))}
      </dl>
      <Button look="main" onPress={onClose}>
        {all.close}
      </Button>
    </Dialog>
  );
}
