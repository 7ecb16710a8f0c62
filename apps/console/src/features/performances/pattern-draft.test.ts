import { expect, it } from 'vitest';
import { leaveOut, type PatternDraft, type PatternFault, patternLike, readPattern } from './pattern-draft.ts';

const typed: PatternDraft = {
  ...patternLike('2026-12-18T19:30:00+03:00'),
  from: '2027-01-05',
  until: '2027-03-01',
};

it('a run as it was typed', () => {
  expect(
    readPattern({
      ...typed,
      weekdays: ['7', '2'],
      times: '9:30; 19.30',
      except: '31.1.2027, 2027-02-14 9:30',
    }),
  ).toEqual({
    kind: 'read',
    pattern: {
      weekdays: [2, 7],
      times: ['09:30', '19:30'],
      from: '2027-01-05',
      until: '2027-03-01',
      except: ['2027-01-31', '2027-02-14T09:30'],
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
  ['until', { until: '' }],
  ['until_before_from', { until: '2027-01-04' }],
  ['except', { except: '32.1.2027' }],
  ['except', { except: '19:30' }],
  ['except', { except: '2027-01-06 14:00 19:30' }],
])('%s cannot be meant: %j', (fault, part) => {
  expect(readPattern({ ...typed, ...part })).toEqual({ kind: 'faulty', fault });
});

it('beginnings are left out, each once, and no other of their day', () => {
  const starts = ['2027-01-06T14:00', '2027-01-07T14:00'];
  const without = leaveOut({ ...typed, except: '2027-01-05, 6.1.2027 14:00' }, starts);
  expect(without.except).toBe('2027-01-05, 6.1.2027 14:00, 2027-01-07 14:00');
  expect(readPattern(without)).toMatchObject({ pattern: { except: ['2027-01-05', ...starts] } });
});
