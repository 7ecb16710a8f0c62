import { outlineArea } from '@parterre/domain/plan-editing/areas';
import { findSeat } from '@parterre/domain/plan-editing/find-seats';
import {
  type ChosenSeats,
  chosenRows,
  type PlanAddress,
  type PlanDocument,
  planScale,
} from '@parterre/domain/plan-editing/plan-document';
import {
  type Box,
  isBoxWithin,
  joinBoxes,
  nowhere,
  placesAtScale,
  pointBox,
  rowPlaces,
} from '@parterre/domain/plan-editing/seat-places';
import type { Point } from '@parterre/domain/seats/plan/plan';
import type { PretixArea, PretixRow, PretixZone } from '@parterre/domain/seats/pretix/pretix-document';
import { memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import styles from './drawing.module.css';
import { type Editor, useDocument, useEditor } from './editor-store.ts';
import type { Layers } from './layers.ts';
import { RowHandles } from './row-handles.tsx';
import { type Look, ZoneShape } from './row-shape.tsx';
import { useGestures } from './use-gestures.ts';
import { usePlanKeys } from './use-plan-keys.ts';
import { fitBox, type Size, seenBox, type View, writeTransform, zoomAt } from './view.ts';

interface Props {
  readonly editor: Editor;
  readonly onHelp: () => void;
}

interface Seen {
  readonly view: View;
  readonly size: Size;
}

/** Below this many pixels from seat to seat a row is a line. */
const [farBelow, labelsFrom, numbersFrom] = [5, 9, 24];
const usualPitch = 55;
const settleMs = 150;

/** The plan as it is drawn. Below lie the rows, which stay as they are while something is dragged above them. */
export function Drawing({ editor, onHelp }: Props) {
  const { plans: texts } = useTexts();
  const document = useDocument(editor);
  const tool = useEditor(editor, (state) => state.tool);
  const heat = useEditor(editor, ({ showsHeat, judged }) => (showsHeat ? judged.heat : undefined));
  const [frame, world, above] = [
    useRef<HTMLDivElement>(null),
    useRef<SVGGElement>(null),
    useRef<SVGGElement>(null),
  ];
  const [moved, preview, marquee] = [
    useRef<SVGGElement>(null),
    useRef<SVGPathElement>(null),
    useRef<SVGRectElement>(null),
  ];
  const view = useRef<View>({ scale: 0.2, x: 0, y: 0 });
  const [seen, setSeen] = useState<Seen>();
  const settling = useRef(0);
  const show = useRef((next: View) => {
    view.current = next;
    world.current?.setAttribute('transform', writeTransform(next));
    above.current?.setAttribute('transform', writeTransform(next));
    clearTimeout(settling.current);
    settling.current = window.setTimeout(() => {
      setSeen({ view: view.current, size: measure(frame) });
    }, settleMs);
  }).current;
  const layers: Layers = { frame, moved, preview, marquee, view, show };
  const fit = useRef(() => show(fitBox(planBox(editor.read().history.present), measure(frame)))).current;
  useFit(frame, fit);
  useEffect(() => () => clearTimeout(settling.current), []);
  useWheel(layers);
  useFollow(editor, layers);
  const pointer = useGestures(editor, layers);
  const zoom = (factor: number) => show(zoomAt(view.current, middlePoint(frame.current), factor));
  const onKeyDown = usePlanKeys(editor, {
    onHelp,
    zoom,
    fit,
  });
  // Until the frame is measured the window says about how large it will be: a large hall is not drawn twice.
  const [guess] = useState(() => fitBox(planBox(document), { width: innerWidth / 2, height: innerHeight }));
  const isFar = (seen?.view ?? guess).scale * usualPitch < farBelow;
  const scale = planScale(document);
  const { categories } = document;
  const look = useMemo<Look>(
    () => ({
      scale,
      colours: Object.fromEntries(categories.map(({ name, color }) => [name, color ?? 'currentColor'])),
      heat,
      isFar,
    }),
    [scale, categories, heat, isFar],
  );
  return (
    <div
      ref={frame}
      className={styles.frame}
      data-tool={tool}
      role="application"
      aria-label={texts.drawing}
      aria-describedby="plan-keys"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys
      tabIndex={0}
      onKeyDown={onKeyDown}
      {...pointer}
    >
      <span id="plan-keys" className={styles.hidden}>
        {texts.keysHint}
      </span>
      <svg className={styles.plan} aria-hidden="true">
        <g ref={world}>
          <Traced editor={editor} />
          {document.zones.map((zone, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sections stay in their order
            <Areas key={index} document={document} zone={zone} colours={look.colours} />
          ))}
          {document.zones.map((zone, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sections stay in their order
            <ZoneShape key={index} zone={zone} look={look} />
          ))}
          {seen &&
            document.zones.map((zone, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sections stay in their order
              <Labels key={index} zone={zone} scale={scale} seen={seen} />
            ))}
          <ViewPoint document={document} name={texts.viewPoint} />
        </g>
      </svg>
      <svg className={styles.above} aria-hidden="true">
        <g ref={above}>
          <Pointed editor={editor} document={document} />
          <g ref={moved}>
            <Chosen editor={editor} document={document} />
          </g>
          <RowHandles editor={editor} document={document} />
          <path ref={preview} className={styles.preview} />
          <rect ref={marquee} className={styles.marquee} />
        </g>
      </svg>
      <div className={styles.zoom}>
        <button type="button" aria-label={texts.zoomIn} onClick={() => zoom(1.5)}>
          +
        </button>
        <button type="button" aria-label={texts.zoomOut} onClick={() => zoom(1 / 1.5)}>
          −
        </button>
        <button type="button" aria-label={texts.zoomFit} onClick={fit}>
          ⤢
        </button>
      </div>
    </div>
  );
}

/** Alone, so that nothing else is drawn anew while it is moved. */
function Traced({ editor }: { readonly editor: Editor }) {
  const trace = useEditor(editor, (state) => state.trace);
  if (!trace) return null;
  const { source, leftCm, topCm, widthCm, heightCm, opacity } = trace;
  return (
    <image href={source} x={leftCm} y={topCm} width={widthCm} height={heightCm} opacity={opacity / 100} />
  );
}

const measure = ({ current }: RefObject<HTMLElement | null>): Size => ({
  width: current?.clientWidth ?? 0,
  height: current?.clientHeight ?? 0,
});

const middlePoint = (frame: HTMLElement | null): Point => ({
  x: (frame?.clientWidth ?? 0) / 2,
  y: (frame?.clientHeight ?? 0) / 2,
});

/** Seen whole as soon as it is there, for an observer has a first word at once, and again when the window is another. */
function useFit(frame: RefObject<HTMLElement | null>, fit: () => void): void {
  useEffect(() => {
    const { current } = frame;
    const observer = new ResizeObserver(fit);
    if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [frame, fit]);
}

/** Whoever goes from seat to seat by arrows sees where they are. */
function useFollow(editor: Editor, { frame, view, show }: Layers): void {
  const current = useEditor(editor, (state) => state.current);
  useEffect(() => {
    const seat = current === undefined ? undefined : findSeat(editor.read().history.present, current);
    if (!seat) return;
    const size = measure(frame);
    if (isBoxWithin(pointBox(seat), seenBox(view.current, size))) return;
    const { scale } = view.current;
    show({ scale, x: size.width / 2 - seat.x * scale, y: size.height / 2 - seat.y * scale });
  }, [current, editor, frame, view, show]);
}

/** Not React's own, which cannot keep the page from scrolling. */
function useWheel({ frame, view, show }: Layers): void {
  useEffect(() => {
    const { current } = frame;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left = 0, top = 0 } = current?.getBoundingClientRect() ?? {};
      const at = { x: event.clientX - left, y: event.clientY - top };
      show(zoomAt(view.current, at, Math.exp(-event.deltaY / 400)));
    };
    current?.addEventListener('wheel', onWheel, { passive: false });
    return () => current?.removeEventListener('wheel', onWheel);
  }, [frame, view, show]);
}

const emptyBox: Box = { left: 0, top: 0, right: 2400, bottom: 2000 };

/** Around all that is drawn. */
function planBox(document: PlanDocument): Box {
  const box = document.zones.reduce((all, zone) => {
    const rows = zone.rows.reduce((own, row) => joinBoxes(own, rowPlaces(document, zone, row).box), all);
    const corners = (zone.areas ?? []).flatMap((area) => outlineArea(document, zone, area));
    return corners.reduce((own, corner) => joinBoxes(own, pointBox(corner)), rows);
  }, nowhere);
  return Number.isFinite(box.left) ? box : emptyBox;
}

interface AreasProps {
  readonly document: PlanDocument;
  readonly zone: PretixZone;
  readonly colours: Readonly<Record<string, string>>;
}

/** The document is there for its scale alone. */
const Areas = memo(
  function Areas({ document, zone, colours }: AreasProps) {
    return (zone.areas ?? []).map((area, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: areas stay in their order
      <AreaShape key={index} area={area} outline={outlineArea(document, zone, area)} colours={colours} />
    ));
  },
  (before, after) =>
    before.zone.areas === after.zone.areas &&
    before.zone.position === after.zone.position &&
    before.colours === after.colours &&
    planScale(before.document) === planScale(after.document),
);

interface AreaShapeProps {
  readonly area: PretixArea;
  readonly outline: readonly Point[];
  readonly colours: Readonly<Record<string, string>>;
}

function AreaShape({ area, outline, colours }: AreaShapeProps) {
  const standing = area.general_admission;
  const box = outline.reduce((all, point) => joinBoxes(all, pointBox(point)), nowhere);
  const caption = [area.text?.text, standing?.capacity].filter(Boolean).join(' · ');
  const size = Math.min(260, (box.bottom - box.top) / 3, ((box.right - box.left) / caption.length) * 1.5);
  return (
    <>
      <polygon
        points={outline.map(({ x, y }) => `${x},${y}`).join(' ')}
        className={standing ? styles.standing : styles.area}
        {...(standing && { stroke: colours[standing.category], fill: colours[standing.category] })}
        {...(!standing && area.color && { fill: area.color })}
      />
      {caption && (
        <text
          x={(box.left + box.right) / 2}
          y={(box.top + box.bottom) / 2}
          fontSize={Math.max(size, 20)}
          className={styles.caption}
        >
          {caption}
        </text>
      )}
    </>
  );
}

interface LabelsProps {
  readonly zone: PretixZone;
  readonly scale: number;
  /** What is seen of the plan; the same object until that is another part. */
  readonly seen: Seen;
}

/** Names of rows, and from near numbers of seats, as far as they are seen. */
const Labels = memo(function Labels({ zone, scale, seen }: LabelsProps) {
  const pitch = seen.view.scale * usualPitch;
  if (pitch < labelsFrom) return null;
  const box = seenBox(seen.view, seen.size);
  return zone.rows.map((row, index) => {
    const places = placesAtScale(scale, zone.position, row);
    if (!isBoxWithin(places.box, box)) return null;
    const hasNumbers = pitch >= numbersFrom;
    // biome-ignore lint/suspicious/noArrayIndexKey: rows stay in their order
    return <RowLabels key={index} row={row} corner={zone.position} scale={scale} hasNumbers={hasNumbers} />;
  });
});

interface RowLabelsProps {
  readonly row: PretixRow;
  readonly corner: PretixZone['position'];
  readonly scale: number;
  readonly hasNumbers: boolean;
}

const RowLabels = memo(function RowLabels({ row, corner, scale, hasNumbers }: RowLabelsProps) {
  const { x, y } = placesAtScale(scale, corner, row);
  return (
    <>
      <text x={(x[0] ?? 0) - 42} y={y[0]} fontSize={30} className={styles.rowName}>
        {row.row_number}
      </text>
      {hasNumbers &&
        row.seats.map(({ seat_guid, seat_number }, index) => (
          <text key={seat_guid} x={x[index]} y={y[index]} fontSize={20} className={styles.number}>
            {seat_number}
          </text>
        ))}
    </>
  );
});

/** Where everybody looks. */
function ViewPoint({ document, name }: { readonly document: PlanDocument; readonly name: string }) {
  if (!document.focal_point) return null;
  const scale = planScale(document);
  const [x, y] = [document.focal_point.x * scale, document.focal_point.y * scale];
  return (
    <g className={styles.viewPoint}>
      <path d={`M${x - 50} ${y}h100M${x} ${y - 50}v100`} />
      <circle cx={x} cy={y} r={28} />
      <text x={x + 70} y={y} fontSize={44}>
        {name}
      </text>
    </g>
  );
}

interface AboveProps {
  readonly editor: Editor;
  readonly document: PlanDocument;
}

const writeDots = (document: PlanDocument, chosen: ChosenSeats): string =>
  chosenRows(document, chosen)
    .map(({ row, zone }) => {
      const { x, y } = rowPlaces(document, zone, row);
      return row.seats
        .map(({ seat_guid }, index) => (chosen.has(seat_guid) ? `M${x[index]} ${y[index]}h0` : ''))
        .join('');
    })
    .join('');

function Chosen({ editor, document }: AboveProps) {
  const chosen = useEditor(editor, (state) => state.chosen);
  const area = useEditor(editor, (state) => state.area);
  const dots = useMemo(() => writeDots(document, chosen), [document, chosen]);
  return (
    <>
      {dots && <path d={dots} className={styles.chosen} />}
      {area && <ChosenArea document={document} at={area} />}
    </>
  );
}

function ChosenArea({ document, at }: { readonly document: PlanDocument; readonly at: PlanAddress }) {
  const zone = document.zones[at.zone];
  const area = zone?.areas?.[at.index];
  if (!zone || !area) return null;
  const outline = outlineArea(document, zone, area);
  return (
    <>
      <polygon points={outline.map(({ x, y }) => `${x},${y}`).join(' ')} className={styles.chosenArea} />
      {outline.length <= 12 && (
        <path d={outline.map(({ x, y }) => `M${x} ${y}h0`).join('')} className={styles.handles} />
      )}
    </>
  );
}

/** What a panel speaks of, and the seat that arrows have come to. */
function Pointed({ editor, document }: AboveProps) {
  const shown = useEditor(editor, (state) => state.shown);
  const current = useEditor(editor, (state) => state.current);
  const dots = useMemo(() => writeDots(document, new Set(shown)), [document, shown]);
  const ring = useMemo(() => (current ? writeDots(document, new Set([current])) : ''), [document, current]);
  return (
    <>
      {dots && <path d={dots} className={styles.shown} />}
      {ring && <path d={ring} className={styles.current} />}
    </>
  );
}
