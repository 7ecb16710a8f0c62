import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { readProblem } from './read-problem.ts';

const failedWith = (data: unknown) =>
  new ApiError({ data, status: 409, url: 'https://api.example/v1/events', method: 'GET' }, undefined);

describe('the problem of a failure', () => {
  it('is what the server said', () => {
    const error = { code: 'sale_closed', message: 'It has begun', sale_state: 'ended' };
    expect(readProblem(failedWith({ error }))).toEqual(error);
  });

  it.each([null, '<h1>Bad gateway</h1>', {}, { error: null }, { error: 'no' }, { error: { code: 7 } }])(
    'is unknown when somebody else answered: %j',
    (data) => {
      expect(readProblem(failedWith(data))).toBeUndefined();
    },
  );

  it('is unknown when it is no failure of a call', () => {
    expect(readProblem(new Error('something else'))).toBeUndefined();
  });
});
