import { type Cluster, clusterMarks, type PlacedMark } from './cluster-marks.ts';
import { placeLabels } from './map-labels.ts';
import { markRadius } from './map-marks.ts';
import styles from './places-map.module.css';
import type { Frame } from './projection.ts';

export interface MarksLayerProps {
  /** The fullest first, so that the small ones lie on top. */
  readonly marks: readonly PlacedMark[];
  readonly frame: Frame;
  readonly chosen: readonly number[];
  readonly onPress: (cluster: Cluster) => void;
}

/** Of the part that can be pressed. */
const minTouchRadius = 14;

const isInSight = ({ at: [x, y] }: PlacedMark, { width, height }: Frame) =>
  x > -minTouchRadius && y > -minTouchRadius && x < width + minTouchRadius && y < height + minTouchRadius;

/** The marks of a map and their names. Those that lie on one another are one, with what all of them have. */
export function MarksLayer({ marks, frame, chosen, onPress }: MarksLayerProps) {
  const clusters = clusterMarks(marks);
  const largest = Math.max(...clusters.map(({ count }) => count));
  const discs = clusters
    .filter(({ marks: [heart] }) => isInSight(heart, frame))
    .map((cluster) => {
      const [heart, ...others] = cluster.marks;
      const chosenMark = cluster.marks.find(({ id }) => chosen.includes(id));
      const { name } = chosenMark ?? heart;
      return {
        cluster,
        id: heart.id,
        name: others.length > 0 ? `${name} +${others.length}` : name,
        x: heart.at[0],
        y: heart.at[1],
        radius: markRadius(cluster.count, largest),
        isChosen: chosenMark !== undefined,
      };
    });
  return (
    <>
      {discs.map(({ cluster, id, x, y, radius, isChosen }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the list beside the map offers the same
        <g
          key={id}
          className={styles.mark}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
          data-chosen={isChosen || undefined}
          data-cluster={cluster.marks.length > 1 || undefined}
          data-empty={cluster.count === 0 || undefined}
          onClick={() => cluster.count > 0 && onPress(cluster)}
        >
          <title>{cluster.marks.map((mark) => mark.name).join(', ')}</title>
          <circle r={Math.max(radius, minTouchRadius)} className={styles.reach} />
          <circle r={radius} />
          {cluster.count > 0 && <text dy="0.35em">{cluster.count}</text>}
        </g>
      ))}
      {placeLabels(discs, frame).map(({ id, name, x, y, anchor }) => (
        <text key={id} className={styles.name} x={x} y={y} textAnchor={anchor}>
          {name}
        </text>
      ))}
    </>
  );
}
