import type { FaultCode, FaultParams } from '@parterre/domain/catalogue-faults/fault-params';
import { writeFault } from '@parterre/domain/catalogue-faults/write-fault';
import type { Obstacle } from '@parterre/domain/drafts/removal';

/** What is wrong in a catalogue, and where. */
export interface CatalogueFault {
  /** As in `events[3].dates[0].hall`. */
  readonly path: string;
  readonly code: FaultCode;
  readonly params: Readonly<Record<string, string | number>>;
  /** In English, as the command line says it. */
  readonly reason: string;
  /** In the text that the catalogue was read from. */
  readonly line?: number;
  /** Where it keeps something from being removed. */
  readonly obstacle?: Obstacle;
}

export type Path = readonly PropertyKey[];

export const fault = <Code extends FaultCode>(
  path: Path,
  code: Code,
  params: FaultParams[Code],
): CatalogueFault => ({ path: writePath(path), code, params, reason: writeFault(code, params) });

/** One that has words of its own. */
export const explainedFault = (path: Path, reason: string): CatalogueFault =>
  fault(path, 'explained', { reason });

export const writePath = (path: Path): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
