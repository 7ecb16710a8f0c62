import { expect, it } from 'vitest';
import { highest, readMetrics } from './read-metrics.ts';

const text = `# HELP parterre_holds_total Tickets put into baskets
# TYPE parterre_holds_total counter
parterre_holds_total{outcome="held"} 12
parterre_holds_total{outcome="short"} 3
parterre_streams_open 7
parterre_pool_connections{state="waiting"} 2
nodejs_eventloop_lag_p99_seconds 0.0125
process_resident_memory_bytes 104857600
parterre_http_request_duration_seconds_count{method="GET",route="/a",status="500"} 1
parterre_http_request_duration_seconds_count{method="GET",route="/b",status="500"} 2
parterre_http_request_duration_seconds_count{method="GET",route="/b",status="200"} 50`;

it('the metrics of the server are read; what it has not said yet is nothing', () => {
  expect(readMetrics(text)).toMatchObject({
    held: 12,
    gone: 3,
    streams: 7,
    waitingForDatabase: 2,
    lagMs: 12.5,
    memoryMb: 100,
    faults: 3,
    paymentsSettled: 0,
  });
});

it('of many readings of the metrics the highest of each is kept', () => {
  const [early, late] = [readMetrics(text), readMetrics('parterre_holds_total{outcome="held"} 20')];
  expect(highest([early, late])).toMatchObject({ held: 20, streams: 7 });
});
