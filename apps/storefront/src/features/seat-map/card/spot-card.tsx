import { useEffect, useRef } from 'react';
import { toScreen } from '../engine/view.ts';
import type { Viewer } from '../stage/viewer.ts';
import { SeatCard, type SeatCardProps } from './seat-card.tsx';
import styles from './spot-card.module.css';

const distance = 18;

/** The card beside its seat, on the side that has room; for fingers, at the foot of the map. */
export function SpotCard({ viewer, ...card }: SeatCardProps & { readonly viewer: Viewer }) {
  const element = useRef<HTMLDivElement>(null);
  const { seat, by } = card.spot;
  const { plan } = card.hall;
  useEffect(() => {
    const place = { x: plan.x[seat] ?? 0, y: plan.y[seat] ?? 0 };
    const put = (): void => {
      const sight = viewer.sight();
      const box = element.current;
      if (!sight || !box || by !== 'mouse') return;
      const { x, y } = toScreen(sight.view, sight.size, place);
      const isLeft = x > sight.size.width / 2;
      const top = Math.min(Math.max(y - box.offsetHeight / 2, 8), sight.size.height - box.offsetHeight - 8);
      const left = isLeft ? x - box.offsetWidth - distance : x + distance;
      box.style.transform = `translate(${left}px, ${Math.max(top, 8)}px)`;
    };
    put();
    return viewer.subscribe(put);
  }, [viewer, plan, seat, by]);
  return (
    <div ref={element} className={styles.card} data-by={by} aria-hidden={by !== 'touch'}>
      <SeatCard {...card} />
    </div>
  );
}
