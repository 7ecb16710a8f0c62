export interface StackFrame {
  /** The module that the frame's code belongs to, when the build named one. */
  readonly module?: string | undefined;
}

export interface ReportingProjects {
  /** The DSN of our own project. */
  readonly main: string;
  /** From a module's name to the DSN of the project that wants to know of it. */
  readonly routes: Readonly<Record<string, string>>;
}

/** Spec §7: our own project always, then each further project that a stack frame names, once. */
export function envelopeRoutes(frames: readonly StackFrame[], { main, routes }: ReportingProjects): string[] {
  const named = new Set(frames.map(({ module }) => module));
  const further = Object.entries(routes).flatMap(([module, dsn]) => (named.has(module) ? [dsn] : []));
  return [...new Set([main, ...further])];
}
