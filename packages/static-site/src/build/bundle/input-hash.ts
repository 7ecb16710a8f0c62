import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Written here, as against installed. */
export const isOwnCode = (file: string) => !file.includes('/node_modules/');

const contentHash = (file: string) => (existsSync(file) ? hash('sha256', readFileSync(file)) : 'gone');

/**
 * Changes when a source file changes, goes, or gets a new neighbour (which a glob or a resolution may pick up).
 * Reading some hundred files costs milliseconds; bundling costs the better part of a second.
 */
export function inputHash(files: readonly string[]): string {
  const folders = new Set(files.filter(isOwnCode).map((file) => dirname(file)));
  const names = [...folders].filter(existsSync).map((folder) => [folder, readdirSync(folder).sort()]);
  return hash('sha256', JSON.stringify([files.map((file) => [file, contentHash(file)]), names]));
}
