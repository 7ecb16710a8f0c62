import { dirname, join, normalize } from 'node:path';
import { readImports } from './read-imports.ts';

/** The files of the repository, by path, with what each imports of the others by relative path, types included. */
type ImportGraph = ReadonlyMap<string, readonly string[]>;

/**
 * Files that import each other in a circle, one sentence for each circle: none of them can be read, tested or moved
 * without the others. What they share wants a file that both import.
 */
export function importCircles(sources: ReadonlyMap<string, string>): string[] {
  const graph = readGraph(sources);
  const reached = new Map([...graph.keys()].map((file) => [file, filesReachedFrom(graph, file)]));
  const reaches = (from: string, to: string) => reached.get(from)?.has(to) ?? false;
  const circular = [...graph.keys()].filter((file) => reaches(file, file));
  const circles = new Set(
    circular.map((file) =>
      circular.filter((other) => reaches(file, other) && reaches(other, file)).join(', '),
    ),
  );
  return [...circles].map((circle) => `${circle}: import each other in a circle`);
}

function readGraph(sources: ReadonlyMap<string, string>): ImportGraph {
  return new Map(
    [...sources].map(([file, source]) => {
      const relative = readImports(file, source).filter(({ specifier }) => specifier.startsWith('.'));
      const targets = relative.map(({ specifier }) => normalize(join(dirname(file), specifier)));
      return [file, targets.filter((target) => sources.has(target))];
    }),
  );
}

/** The file itself is among them only where a way leads back to it. */
function filesReachedFrom(graph: ImportGraph, start: string): ReadonlySet<string> {
  const reached = new Set(graph.get(start));
  for (const file of reached) for (const next of graph.get(file) ?? []) reached.add(next);
  return reached;
}
