import { Button } from '../../../ui/button.tsx';
import { useCatalogueTexts } from '../use-catalogue-texts.ts';

interface Props {
  readonly index: number;
  readonly count: number;
  readonly onMove: (by: -1 | 1) => void;
}

export function MoveButtons({ index, count, onMove }: Props) {
  const texts = useCatalogueTexts();
  return (
    <>
      <Button look="quiet" isDisabled={index === 0} onPress={() => onMove(-1)} aria-label={texts.moveUp}>
        ↑
      </Button>
      <Button
        look="quiet"
        isDisabled={index === count - 1}
        onPress={() => onMove(1)}
        aria-label={texts.moveDown}
      >
        ↓
      </Button>
    </>
  );
}

export function moved<One>(list: readonly One[], index: number, by: -1 | 1): One[] {
  const next = [...list];
  const [one] = next.splice(index, 1);
  if (one !== undefined) next.splice(index + by, 0, one);
  return next;
}
