import type { Stage } from '../stage/stage.ts';

interface FoundEvent {
  readonly id: number;
  readonly sale_state: string;
}

const fixed = [
  '/',
  '/events',
  '/events/page/2',
  '/events/search',
  '/persons',
  '/places',
  '/news',
  '/cart',
  '/about',
  '/accessibility',
];

/** One address of every template that is read, and an event in every state of sale, without language. Buying has tests of its own. */
export async function pageSamples(stage: Stage): Promise<readonly string[]> {
  const first = async (kind: string) => (await stage.list<{ id: number }>(`/v1/${kind}?limit=1`))[0]?.id;
  const events = await stage.list<FoundEvent>('/v1/events?date_type=all&limit=100');
  const states = [...new Set(events.map(({ sale_state }) => sale_state))];
  const eventOf = (state: string) => events.find(({ sale_state }) => sale_state === state)?.id;
  return [
    ...fixed,
    ...states.map((state) => `/events/${eventOf(state)}`),
    `/persons/${await first('persons')}`,
    `/places/${await first('places')}`,
    `/news/${await first('news')}`,
  ];
}

export const inLanguage = (path: string, code: string): string => {
  if (code === 'ru') return path;
  return path === '/' ? `/${code}` : `/${code}${path}`;
};
