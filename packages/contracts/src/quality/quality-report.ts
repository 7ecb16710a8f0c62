import { pageKinds } from '@parterre/domain/quality/page-kind';
import { countedMetrics, screenKinds, timedMetrics } from '@parterre/domain/quality/quality-metrics';
import { z } from 'zod';

/** How one page did for one visitor, who stays unknown. */
export const qualityReport = z
  .object({
    page: z.enum(pageKinds),
    screen: z.enum(screenKinds),
    timed: z.partialRecord(z.enum(timedMetrics), z.number().min(0).max(600_000)).default({}),
    counted: z.partialRecord(z.enum(countedMetrics), z.int().min(0).max(1000)).default({}),
  })
  .meta({ id: 'QualityReport' });
/** As a page sends it. */
export type QualityReport = z.input<typeof qualityReport>;
