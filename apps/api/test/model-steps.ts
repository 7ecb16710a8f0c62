const asked = process.env.MODEL_STEPS;

/** Whether more is tried than in `npm test`: `npm run models -- orders 100000`. */
export const isLongRun = asked !== undefined;

/** How many steps a model takes. */
export const modelSteps = (usual: number): number => Number(asked ?? usual);

/** Where a part of a long run writes how far it is (`tools/check/model-report.ts`). */
export const modelReport = process.env.MODEL_REPORT;

/** Plays one game again, by what its failure has printed: `MODEL_REPLAY='{ "seed": 7, "path": "67" }'`, with as many steps as then. */
export const modelReplay: { readonly seed: number; readonly path: string } | undefined =
  process.env.MODEL_REPLAY && JSON.parse(process.env.MODEL_REPLAY);
