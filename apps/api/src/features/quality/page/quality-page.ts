import { type ScreenKind, type TimedMetric, timedMetrics } from '@parterre/domain/quality/quality-metrics';
import type { QualityView } from '../quality-view.service.ts';
import { barChart } from './bar-chart.ts';
import { lineChart } from './line-chart.ts';
import { gradeValue, writeCount, writeValue } from './write-value.ts';

const names = {
  LCP: 'Largest contentful paint',
  FCP: 'First contentful paint',
  TTFB: 'Time to first byte',
  INP: 'Interaction to next paint',
  SOFT: 'Page opened without a new document',
  CLS: 'Cumulative layout shift',
} as const satisfies Record<TimedMetric, string>;

const screens = { phone: 'phones', desk: 'wide screens' } as const satisfies Record<ScreenKind, string>;

/** Plain HTML: it needs no script, and every figure of a chart is in a table too. */
export const qualityPage = (view: QualityView): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Quality of visits</title>
<link rel="stylesheet" href="/docs/quality.css">
</head>
<body>
<header>
<h1>Quality of visits</h1>
<p>Real visits of the last ${view.days.length} days, soft navigations included: the value that three of four visits stayed
below. Only sums are kept, by day, kind of page and kind of screen.</p>
</header>
<main>
${view.pages.length === 0 ? '<p role="status">Nobody has visited yet.</p>' : charts(view)}
</main>
</body>
</html>
`;

const charts = (view: QualityView) => `<div class="charts">
${view.timed.map((chart) => timedChart(chart, view.days)).join('\n')}
${countedChart('Visits', view.counted.views, view.days)}
${countedChart('Errors', view.counted.errors, view.days)}
${countedChart('Failed loads', view.counted.failed_loads, view.days)}
</div>
${pageTable(view)}`;

function timedChart(
  { metric, lines, latest }: QualityView['timed'][number],
  days: readonly string[],
): string {
  const facts = (Object.keys(screens) as ScreenKind[]).map(
    (screen) =>
      `<span class="${screen}">${screens[screen]}</span> <b class="${gradeValue(metric, latest[screen])}">${writeValue(metric, latest[screen])}</b>`,
  );
  return `<figure>
<figcaption><strong>${metric}</strong> ${names[metric]}<br>${facts.join(' · ')}</figcaption>
${lineChart({ metric, lines, days, label: `${names[metric]} by day` })}
</figure>`;
}

const countedChart = (name: string, counts: readonly number[], days: readonly string[]) => `<figure>
<figcaption><strong>${name}</strong><br>${writeCount(counts.reduce((sum, count) => sum + count, 0))} in all</figcaption>
${barChart({ counts, days, label: `${name} by day` })}
</figure>`;

const pageTable = ({ pages }: QualityView) => `<h2>By kind of page</h2>
<div class="wide" tabindex="0" role="region" aria-label="By kind of page">
<table>
<thead><tr><th scope="col">Page</th><th scope="col">Visits</th>${timedMetrics
  .map((metric) => `<th scope="col"><abbr title="${names[metric]}">${metric}</abbr></th>`)
  .join('')}<th scope="col">Errors</th><th scope="col">Failed loads</th></tr></thead>
<tbody>
${pages.map(pageRow).join('\n')}
</tbody>
</table>
</div>`;

const pageRow = ({ page, views, errors, failedLoads, timed }: QualityView['pages'][number]) =>
  `<tr><th scope="row">${page}</th><td>${writeCount(views)}</td>${timedMetrics
    .map(
      (metric) =>
        `<td class="${gradeValue(metric, timed[metric])}">${writeValue(metric, timed[metric])}</td>`,
    )
    .join('')}<td>${writeCount(errors)}</td><td>${writeCount(failedLoads)}</td></tr>`;
