import type { Result } from './result.ts';

const head = ['Figure', 'Reference', 'Measured', 'Goal', 'Verdict'];

const cells = ({ figure, reference, measured, goal, isMet }: Result): string[] => [
  figure,
  reference || '–',
  measured.toFixed(2),
  goal,
  isMet ? 'met' : 'MISSED',
];

/** For a terminal: columns as wide as what they hold. */
export function asTable(results: readonly Result[]): string {
  const rows = [head, ...results.map(cells)];
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function asMarkdown(results: readonly Result[], machine: string): string {
  const rows = [head, head.map(() => '---'), ...results.map(cells)];
  return `# Measured

Written by \`npm run bench -- --write\` on ${machine}. A figure with a reference is a ratio to it, measured in the same run.

${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}
`;
}
