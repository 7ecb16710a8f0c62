/** What is wrong with a plan, and where. */
export type PlanFault = { readonly path: string; readonly reason: string };
