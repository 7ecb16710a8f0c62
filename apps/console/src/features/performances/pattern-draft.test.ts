import { expect, it } from 'vitest';
import { leaveOut, type PatternDraft, type PatternFault, patternLike, readPattern } from './pattern-draft.ts';

const typed: PatternDraft = {
  ...patternLike('2026-12-18T19:30:00+03:00'),
  from: '2027-01-05',
  until: '2027-03-01',
};

it('a run as it was typed', () => {
  expect(
    readPattern({ ...typed, weekdays: ['7', '2'], times: '9:30; 19.30', except: '31.1.2027, 2027-02-14' }),
  ).toEqual({
    kind: 'read',
    pattern: {
      weekdays: [2, 7],
      times: ['09:30', '19:30'],
      from: '2027-01-05',
      until: '2027-03-01',
      except: ['2027-01-31', '2027-02-14'],
    },
  });
});

it('begins with the hour of its model', () => {
  expect(readPattern(typed)).toMatchObject({ pattern: { times: ['19:30'] } });
});

it.each<[PatternFault, Partial<PatternDraft>]>([
  ['weekdays', { weekdays: [] }],
  ['times', { times: '' }],
  ['times', { times: '19:30, 25:00' }],
  ['from', { from: '' }],
  ['until', { until: '2027-01-04' }],
  ['except', { except: '32.1.2027' }],
])('%s cannot be meant: %j', (fault, part) => {
  expect(readPattern({ ...typed, ...part })).toEqual({ kind: 'faulty', fault });
});

it('days are left out, each once', () => {
  expect(leaveOut({ ...typed, except: '2027-01-06' }, ['2027-01-06', '2027-01-07']).except).toBe(
    '2027-01-06, 2027-01-07',
  );
});
