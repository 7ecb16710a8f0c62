const asked = process.env.MODEL_STEPS;

/** Whether more is tried than in `npm test`: `npm run models -- orders 100000`. */
export const isLongRun = asked !== undefined;

/** How many steps a model takes. */
export const modelSteps = (usual: number): number => Number(asked ?? usual);

/** Where a part of a long run writes how far it is (`tools/check/model-report.ts`). */
export const modelReport = process.env.MODEL_REPORT;
