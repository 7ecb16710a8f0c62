import { appDataUrl } from '../../shared/page-urls.ts';
import { fetchJson, type Net } from './fetch-json.ts';

const timeoutMs = 5000;

/** The build id as published now; undefined when it cannot be had. */
export async function publishedBuild(net: Net, base: string): Promise<string | undefined> {
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await fetchJson(net, appDataUrl(base), { signal, priority: 'low', retries: 0 });
  const { build } = Object(answer.kind === 'json' && answer.value); // it may be anything
  return typeof build === 'string' ? build : undefined;
}
