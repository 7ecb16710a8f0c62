import { curve, ellipse, rect } from '../../drawing/path.ts';
import { sheet } from '../../drawing/sheet.ts';
import { fill, type Mark } from '../../drawing/svg.ts';
import { bay, type Facade, type House } from './house.ts';

function windowShape(kind: Facade['windows'], x: number, y: number, size: number): string {
  const half = size * 0.27;
  if (kind === 'round') return ellipse(x, y + size * 0.34, half * 1.2);
  if (kind === 'square') return rect(x - half, y, half * 2, size * 0.72);
  return curve(
    `${x - half},${y + size * 0.74}! ${x - half},${y + half}! ${x - half * 0.7},${y + half * 0.3} ${x},${y} ${x + half * 0.7},${y + half * 0.3} ${x + half},${y + half}! ${x + half},${y + size * 0.74}!`,
  );
}

export function drawWindows({ facade, light, random, left, top, storey }: House): Mark[] {
  const floors = facade.storeys - 1;
  return Array.from({ length: floors * facade.bays }, (_, index) => {
    const x = left + ((index % facade.bays) + 0.5) * bay;
    const y = top + 34 + Math.floor(index / facade.bays) * storey;
    const isLit = random.chance(0.55);
    const pane = windowShape(facade.windows, x, y, 96);
    return [
      sheet(windowShape(facade.windows, x, y - 7, 112), light.trim, 3),
      fill(pane, isLit ? light.lit : light.pane),
      ...(facade.windows === 'round'
        ? []
        : [fill(rect(x - 2, y, 4, 70), light.trim), fill(rect(x - 26, y + 30, 52, 4), light.trim)]),
    ].join('');
  });
}
