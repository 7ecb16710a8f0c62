import { describe, expect, it } from 'vitest';
import { placeLabels } from './map-labels.ts';
import { cityMarks, markRadius } from './map-marks.ts';
import { land, rivers } from './outlines.ts';
import { createProjection, distanceKm, fitView, geoAt, linePath, smoothLinePath } from './projection.ts';

const frame = { width: 720, height: 460 };
const moscow = { lat: 55.75, lon: 37.62 };
const madrid = { lat: 40.42, lon: -3.7 };
const paris = { lat: 48.86, lon: 2.35 };

describe('the projection', () => {
  const { place, kilometre } = createProjection(fitView([moscow, madrid, paris], frame, 900), frame);

  it('keeps all places within its margins, north up and east to the right', () => {
    for (const geo of [moscow, madrid, paris]) {
      const [x, y] = place(geo);
      expect(x).toBeGreaterThanOrEqual(frame.width * 0.14 - 1e-9);
      expect(x).toBeLessThanOrEqual(frame.width * 0.86 + 1e-9);
      expect(y).toBeGreaterThanOrEqual(frame.height * 0.14 - 1e-9);
      expect(y).toBeLessThanOrEqual(frame.height * 0.86 + 1e-9);
    }
    expect(place(moscow)[0]).toBeGreaterThan(place(paris)[0]);
    expect(place(moscow)[1]).toBeLessThan(place(paris)[1]);
  });

  it('has the right scale', () => {
    const [x1, y1] = place(paris);
    const [x2, y2] = place(madrid);
    const km = Math.hypot(x1 - x2, y1 - y2) / kilometre;
    expect(km).toBeGreaterThan(950); // 1053 on the ground
    expect(km).toBeLessThan(1150);
  });

  it('shows the surroundings of a single place', () => {
    const alone = createProjection(fitView([paris], frame, 4), frame);
    expect(alone.place(paris)).toEqual([frame.width / 2, frame.height / 2]);
    expect(alone.kilometre * 4).toBeCloseTo(frame.height * 0.72, 6);
  });

  it.each([
    [paris, paris, 0],
    [paris, madrid, 1053],
    [moscow, paris, 2487],
    [{ lat: 0, lon: 0 }, { lat: 0, lon: 180 }, 20_037],
  ])('knows how far it is from %j to %j', (from, to, km) => {
    expect(Math.abs(distanceKm(from, to) - km)).toBeLessThanOrEqual(km * 0.005);
    expect(distanceKm(to, from)).toBeCloseTo(distanceKm(from, to), 6);
  });

  it('is undone by its inverse', () => {
    for (const geo of [moscow, madrid, paris]) {
      const { lat, lon } = geoAt(fitView([geo], frame, 4).centre);
      expect(lat).toBeCloseTo(geo.lat, 9);
      expect(lon).toBeCloseTo(geo.lon, 9);
    }
  });

  it('draws lines through their points, straight or smooth', () => {
    const plain = ({ lon, lat }: { lon: number; lat: number }) => [lon, lat] as const;
    expect(linePath('0 0 10 0 10 10', plain)).toBe('M0.0 0.0L10.0 0.0L10.0 10.0');
    expect(smoothLinePath('0 0 10 0 10 10', plain)).toBe('M0.0 0.0Q10.0 0.0 10.0 5.0Q10.0 10.0 10.0 10.0');
  });

  it('is given outlines that are pairs of numbers', () => {
    for (const line of [...land, ...rivers]) {
      const numbers = line.trim().split(/\s+/).map(Number);
      expect(numbers.length % 2).toBe(0);
      expect(numbers.every(Number.isFinite)).toBe(true);
    }
  });
});

describe('marks on the map', () => {
  const place = (id: number, city: number, lat: number, count: number) => ({
    id,
    name: `Place ${id}`,
    count,
    city: { id: city, name: `City ${city}` },
    geo: { lat, lon: 0 },
  });

  it('of a city are in the middle of its places, with all their events', () => {
    expect(cityMarks([place(1, 7, 10, 2), place(2, 7, 20, 3), place(3, 8, 0, 0)])).toEqual([
      { id: 7, name: 'City 7', geo: { lat: 15, lon: 0 }, count: 5 },
      { id: 8, name: 'City 8', geo: { lat: 0, lon: 0 }, count: 0 },
    ]);
  });

  it('grow in area with the number of events', () => {
    const grown = (count: number) => (markRadius(count, 16) - 8) ** 2;
    expect(grown(8) / grown(4)).toBeCloseTo(2);
    expect(markRadius(0, 16)).toBe(4);
  });
});

describe('names on the map', () => {
  const disc = (id: number, x: number, y: number) => ({ id, name: 'A theatre', x, y, radius: 10 });

  it('are below their mark, or elsewhere when something is in the way', () => {
    const labels = placeLabels([disc(1, 200, 200), disc(2, 200, 226)], frame);
    expect(labels.map(({ id, y, anchor }) => [id, Math.sign(y - 213), anchor])).toEqual([
      [1, -1, 'middle'],
      [2, 1, 'middle'],
    ]);
  });

  it('are left out where there is no space, the later ones first', () => {
    const crowd = Array.from({ length: 9 }, (_, index) =>
      disc(index, 200 + (index % 3) * 20, 200 + Math.floor(index / 3) * 20),
    );
    const ids = placeLabels(crowd, frame).map(({ id }) => id);
    expect(ids).toContain(0);
    expect(ids).not.toContain(4);
  });

  it('do not leave the map', () => {
    expect(placeLabels([disc(1, 5, 5)], { width: 20, height: 20 })).toEqual([]);
  });
});
