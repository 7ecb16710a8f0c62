import { type Writer, writeContent } from '../publish/encodings.ts';
import { describeError } from './describe-error.ts';
import { createPageRenderer, SliceFault } from './page-renderer.ts';
import type { ServerBundle } from './server-bundle.ts';
import type { SharedJson } from './shared-parts.ts';
import type { Shell } from './shell.ts';

/** One page to render and to write aside. Plain data, so that it can be sent to a thread. */
export interface PageJob {
  readonly json: string;
  readonly htmlFile: string;
  /** Undefined when the data file is published already and has not changed. */
  readonly dataFile: string | undefined;
  /** Folders that publishing will need, made now so that publishing needs no space. */
  readonly folders: readonly string[];
}

export type PageOutcome = { readonly kind: 'written' } | { readonly kind: 'failed'; readonly cause: string };

export interface PageTask {
  setSharedParts(shared: SharedJson): void;
  /** A page that cannot be rendered is an outcome; a disk that cannot be written is thrown. */
  run(job: PageJob): PageOutcome;
}

export function createPageTask(bundle: ServerBundle, shell: Shell, writer: Writer): PageTask {
  const renderer = createPageRenderer(bundle, shell);

  const tryRender = (json: string) => {
    try {
      return { kind: 'rendered', html: renderer.render(json) } as const;
    } catch (error) {
      if (error instanceof SliceFault) throw error;
      return { kind: 'failed', cause: describeError(error) } as const;
    }
  };

  return {
    setSharedParts: renderer.setSharedParts,
    run({ json, htmlFile, dataFile, folders }) {
      const result = tryRender(json);
      if (result.kind === 'failed') return result;
      for (const folder of folders) writer.files.makeFolder(folder);
      if (dataFile !== undefined) writeContent(writer, dataFile, json);
      writeContent(writer, htmlFile, result.html);
      return { kind: 'written' };
    },
  };
}
