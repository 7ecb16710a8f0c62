import { type Arc, arcBehind } from '@parterre/domain/plan-editing/arc';
import {
  addArea,
  isInside,
  moveArea,
  outlineArea,
  reshapeArea,
  setViewPoint,
} from '@parterre/domain/plan-editing/areas';
import { seatAt, seatsAlong, seatsWithin } from '@parterre/domain/plan-editing/find-seats';
import { nextLabels } from '@parterre/domain/plan-editing/labels';
import { addRows, reshapeRow } from '@parterre/domain/plan-editing/make-rows';
import { paintSeats } from '@parterre/domain/plan-editing/mark-seats';
import { moveSeats } from '@parterre/domain/plan-editing/move-seats';
import { type PlanAddress, type PlanDocument, planScale } from '@parterre/domain/plan-editing/plan-document';
import type { Point } from '@parterre/domain/seats/plan/plan';
import { type PointerEvent, useRef } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { areaContent } from './area-content.ts';
import type { Editor } from './editor-store.ts';
import type { Layers } from './layers.ts';
import { randomGuid } from './random-guid.ts';
import { chosenRow, handlePoints } from './row-handles.tsx';
import { moveTrace } from './trace.ts';
import { toPlan } from './view.ts';

/** What goes on between a press and its release; points are of the plan. */
interface Gesture {
  readonly move: (to: Point, event: PointerEvent) => void;
  readonly end: (at: Point, event: PointerEvent) => void;
}

const seatReach = 30;
const touchPx = 9;
const minDragPx = 4;
let strokes = 0;

const minus = (a: Point, b: Point): Point => ({ x: Math.round(a.x - b.x), y: Math.round(a.y - b.y) });
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Along one axis only, while Shift is held. */
const straight = (by: Point, isStraight: boolean): Point => {
  if (!isStraight) return by;
  return Math.abs(by.x) > Math.abs(by.y) ? { x: by.x, y: 0 } : { x: 0, y: by.y };
};

const writeArc = ({ start, end, rise }: Arc): string => {
  const chord = Math.hypot(end.x - start.x, end.y - start.y);
  const height = Math.abs(rise);
  const radius = height === 0 ? 0 : (chord ** 2 / 4 + height ** 2) / (2 * height);
  const arc = `A${radius} ${radius} 0 ${height > chord / 2 ? 1 : 0} ${rise > 0 ? 0 : 1} `;
  return `M${start.x} ${start.y}${height === 0 ? 'L' : arc}${end.x} ${end.y}`;
};

export function useGestures(editor: Editor, layers: Layers) {
  const { plans: texts } = useTexts();
  const { frame, moved, preview, marquee, view, show } = layers;
  const gesture = useRef<Gesture>(undefined);

  const planPoint = (event: PointerEvent): Point => {
    const { left = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {};
    return toPlan(view.current, { x: event.clientX - left, y: event.clientY - top });
  };
  const reach = (pixels: number) => pixels / view.current.scale;
  const readDocument = () => editor.read().history.present;
  const showPreview = (d: string) => preview.current?.setAttribute('d', d);
  const showMoved = ({ x, y }: Point) => moved.current?.setAttribute('transform', `translate(${x} ${y})`);

  const pan = (start: PointerEvent): Gesture => {
    const { x, y, scale } = view.current;
    return {
      move: (_to, event) =>
        show({ scale, x: x + event.clientX - start.clientX, y: y + event.clientY - start.clientY }),
      end: () => {},
    };
  };

  /** Only what lies above is moved; the plan itself changes once, at the end. */
  const drag = (from: Point, drop: (by: Point) => void): Gesture => {
    const way = (to: Point, event: PointerEvent) => straight(minus(to, from), event.shiftKey);
    return {
      move: (to, event) => showMoved(way(to, event)),
      end: (at, event) => {
        showMoved({ x: 0, y: 0 });
        if (distance(at, from) > reach(minDragPx)) drop(way(at, event));
      },
    };
  };

  const lasso = (from: Point, isAdding: boolean): Gesture => {
    const before = isAdding ? editor.read().chosen : new Set<string>();
    const box = (to: Point) => ({
      left: Math.min(from.x, to.x),
      top: Math.min(from.y, to.y),
      right: Math.max(from.x, to.x),
      bottom: Math.max(from.y, to.y),
    });
    const draw = (x: number, y: number, width: number, height: number) => {
      for (const [name, value] of Object.entries({ x, y, width, height }))
        marquee.current?.setAttribute(name, String(value));
    };
    return {
      move: (to) => {
        const { left, top, right, bottom } = box(to);
        draw(left, top, right - left, bottom - top);
      },
      end: (at) => {
        draw(0, 0, 0, 0);
        const found = distance(at, from) > reach(minDragPx) ? seatsWithin(readDocument(), box(at)) : [];
        editor.set({ chosen: new Set([...before, ...found]), area: undefined });
      },
    };
  };

  const paint = (from: Point): Gesture => {
    strokes += 1;
    const name = `paint ${strokes}`;
    let last = from;
    const stroke = (to: Point) => {
      const { zone } = editor.read();
      const radius = Math.max(seatReach, reach(touchPx));
      const { guids, rows } = seatsAlong(readDocument(), last, to, radius);
      if (guids.size > 0) editor.edit((plan) => paintSeats(plan, guids, zone, rows), { gesture: name });
      last = to;
    };
    stroke(from);
    return { move: stroke, end: stroke };
  };

  const drawRows = (from: Point): Gesture => {
    const arcTo = (to: Point): Arc => {
      // From left to right, so that behind is below and numbers begin on the left.
      const [start, end] = to.x < from.x ? [to, from] : [from, to];
      return { start, end, rise: editor.read().rows.riseCm };
    };
    const isRow = (to: Point) => distance(from, to) > reach(minDragPx);
    return {
      move: (to, event) => {
        const { rowCount, rowPitchCm } = editor.read().rows;
        const level = event.shiftKey ? { x: to.x, y: from.y } : to;
        const rows = Array.from({ length: Math.min(rowCount, 60) }, (_, row) =>
          writeArc(arcBehind(arcTo(level), row * rowPitchCm)),
        );
        showPreview(isRow(to) ? rows.join('') : '');
      },
      end: (at, event) => {
        showPreview('');
        if (!isRow(at)) return;
        const { rows, zone, section } = editor.read();
        const level = event.shiftKey ? { x: at.x, y: from.y } : at;
        editor.edit((plan) =>
          addRows(plan, { ...rows, zone: section, category: zone, first: arcTo(level), random: randomGuid }),
        );
        editor.set({ rows: { ...rows, label: nextLabel(readDocument(), section) } });
      },
    };
  };

  const drawArea = (from: Point): Gesture => {
    const outline = (to: Point): Point[] => [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }];
    return {
      move: (to) =>
        showPreview(
          `M${outline(to)
            .map(({ x, y }) => `${x} ${y}`)
            .join('L')}Z`,
        ),
      end: (at) => {
        showPreview('');
        if (distance(at, from) < reach(minDragPx)) return;
        const { section, areaKind } = editor.read();
        editor.edit((plan) => {
          const [next, content] = areaContent(plan, areaKind, texts);
          return addArea(next, section, outline(at), content);
        });
        const areas = readDocument().zones[section]?.areas ?? [];
        editor.set({ tool: 'select', area: { zone: section, index: areas.length - 1 }, chosen: new Set() });
      },
    };
  };

  /** Which area is under a point, the last one drawn first. */
  const findArea = (at: Point): PlanAddress | undefined => {
    const document = readDocument();
    return document.zones
      .flatMap((zone, zoneIndex) =>
        (zone.areas ?? []).flatMap((area, index) =>
          isInside(outlineArea(document, zone, area), at) ? [{ zone: zoneIndex, index }] : [],
        ),
      )
      .at(-1);
  };

  const reshape = (at: Point): Gesture | undefined => {
    const row = chosenRow(readDocument(), editor.read().chosen);
    if (!row) return undefined;
    const handle = handlePoints(row.arc).findIndex(
      (point) => distance(point, at) < Math.max(reach(touchPx), 12),
    );
    if (handle < 0) return undefined;
    const shaped = (to: Point): Arc => {
      const { start, end, rise } = row.arc;
      if (handle === 0) return { start: to, end, rise };
      if (handle === 1) return { start, end: to, rise };
      const chord = Math.hypot(end.x - start.x, end.y - start.y) || 1;
      const off = minus(to, { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 });
      return { start, end, rise: (off.y * (end.x - start.x) - off.x * (end.y - start.y)) / chord };
    };
    return {
      move: (to) => showPreview(writeArc(shaped(to))),
      end: (to) => {
        showPreview('');
        if (distance(to, at) > reach(minDragPx)) editor.edit((plan) => reshapeRow(plan, row.at, shaped(to)));
      },
    };
  };

  const reshapeCorner = (at: Point): Gesture | undefined => {
    const { area } = editor.read();
    const document = readDocument();
    const zone = area && document.zones[area.zone];
    const shape = area && zone?.areas?.[area.index];
    if (!area || !zone || !shape) return undefined;
    const outline = outlineArea(document, zone, shape);
    const corner = outline.findIndex((point) => distance(point, at) < Math.max(reach(touchPx), 12));
    if (corner < 0 || outline.length > 12) return undefined;
    const changed = (to: Point) => outline.map((point, index) => (index === corner ? to : point));
    return {
      move: (to) =>
        showPreview(
          `M${changed(to)
            .map(({ x, y }) => `${x} ${y}`)
            .join('L')}Z`,
        ),
      end: (to) => {
        showPreview('');
        editor.edit((plan) => reshapeArea(plan, area, changed(to)));
      },
    };
  };

  const isOnViewPoint = (at: Point) => {
    const { focal_point: focal } = readDocument();
    const scale = planScale(readDocument());
    return focal && distance(at, { x: focal.x * scale, y: focal.y * scale }) < Math.max(28, reach(touchPx));
  };

  const select = (at: Point, event: PointerEvent): Gesture => {
    const handle = reshape(at) ?? reshapeCorner(at);
    if (handle) return handle;
    const { chosen } = editor.read();
    const found = seatAt(readDocument(), at, Math.max(seatReach, reach(touchPx)));
    const isAdding = event.shiftKey || event.ctrlKey || event.metaKey;
    if (found) {
      const { guid } = found;
      if (isAdding) {
        const next = new Set(chosen);
        if (!next.delete(guid)) next.add(guid);
        editor.set({ chosen: next, current: guid, area: undefined });
        return { move: () => {}, end: () => {} };
      }
      editor.set({ chosen: chosen.has(guid) ? chosen : new Set([guid]), current: guid, area: undefined });
      return drag(at, (by) => editor.edit((plan) => moveSeats(plan, editor.read().chosen, by)));
    }
    if (isOnViewPoint(at))
      return {
        move: (to) => showPreview(`M${to.x - 50} ${to.y}h100M${to.x} ${to.y - 50}v100`),
        end: (to) => {
          showPreview('');
          editor.edit((plan) => setViewPoint(plan, to));
        },
      };
    const area = isAdding ? undefined : findArea(at);
    if (area) {
      editor.set({ area, chosen: new Set(), current: undefined });
      return drag(at, (by) => editor.edit((plan) => moveArea(plan, area, by)));
    }
    return lasso(at, isAdding);
  };

  const dragTrace = (from: Point): Gesture => {
    const { trace } = editor.read();
    const put = (to: Point, event: PointerEvent) =>
      trace && editor.set({ trace: moveTrace(trace, straight(minus(to, from), event.shiftKey)) });
    return { move: put, end: put };
  };

  const begin = (at: Point, event: PointerEvent): Gesture => {
    // A finger looks around; it is too broad to draw with.
    if (event.button === 1 || event.altKey || event.pointerType === 'touch') return pan(event);
    const { tool } = editor.read();
    if (tool === 'paint') return paint(at);
    if (tool === 'row') return drawRows(at);
    if (tool === 'area') return drawArea(at);
    if (tool === 'trace') return dragTrace(at);
    if (tool === 'view')
      return { move: () => {}, end: (to) => editor.edit((plan) => setViewPoint(plan, to)) };
    return select(at, event);
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      const isOnButton = event.target instanceof Element && event.target.closest('button');
      if (event.button > 1 || isOnButton) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      editor.set({ isDrawing: true });
      gesture.current = begin(planPoint(event), event);
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => gesture.current?.move(planPoint(event), event),
    onPointerUp: (event: PointerEvent<HTMLDivElement>) => {
      gesture.current?.end(planPoint(event), event);
      gesture.current = undefined;
      editor.set({ isDrawing: false });
    },
    onPointerCancel: () => {
      gesture.current = undefined;
      editor.set({ isDrawing: false });
      showPreview('');
      showMoved({ x: 0, y: 0 });
    },
    /** Twice: the whole row. */
    onDoubleClick: (event: React.MouseEvent) => {
      if (editor.read().tool !== 'select') return;
      const { left = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {};
      const at = toPlan(view.current, { x: event.clientX - left, y: event.clientY - top });
      const found = seatAt(readDocument(), at, Math.max(seatReach, reach(touchPx)));
      const row = found && readDocument().zones[found.row.zone]?.rows[found.row.index];
      if (row) editor.set({ chosen: new Set(row.seats.map(({ seat_guid }) => seat_guid)) });
    },
  };
}

/** That counts on from the last row of a section. */
export function nextLabel(document: PlanDocument, section: number): string {
  const last = document.zones[section]?.rows.at(-1);
  return last ? (nextLabels(last.row_number, 2)[1] ?? '1') : '1';
}
