import { appDataUrl } from '../../shared/page-urls.ts';
import { fetchJson, type Net } from './fetch-json.ts';

const timeoutMs = 5000;

/** The build id as published now; undefined when it cannot be had. */
export async function publishedBuild(net: Net, base: string): Promise<string | undefined> {
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await fetchJson(net, appDataUrl(base), { signal, priority: 'low', retries: 0 });
  if (answer.kind !== 'json' || typeof answer.value !== 'object' || answer.value === null) return undefined;
  return 'build' in answer.value && typeof answer.value.build === 'string' ? answer.value.build : undefined;
}
