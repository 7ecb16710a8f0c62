import { pageDataUrl } from '../../shared/page-urls.ts';

const reserved = new Set(['page-data', 'slice-data', 'assets', 'index']);

const isFine = (segment: string) =>
  segment !== '' && segment !== '.' && segment !== '..' && !/[/\\\0]/.test(segment);

function decodeSegments(path: string): string[] | undefined {
  try {
    return path.slice(1).split('/').map(decodeURIComponent);
  } catch {
    // Not a valid percent-encoding: the same answer as any other bad path.
    return undefined;
  }
}

/** Says what is wrong with the path of a page, if anything is. */
export function pathFault(path: string): string | undefined {
  if (path === '/') return undefined;
  const segments = path.startsWith('/') && !/[?#]/.test(path) ? decodeSegments(path) : undefined;
  if (!segments?.every(isFine))
    return 'Its path must be like /a/b, without a final slash, a query or a hash.';
  if (segments.at(-1) === 'index.html') return 'Its path must not name the file index.html.';
  if (reserved.has(segments[0] ?? '')) return `Addresses under /${segments[0]} belong to the page engine.`;
  return undefined;
}

/** Where a page's files lie in the published folder. Hosts look for the decoded path. */
export function pageFiles(path: string): { html: string; data: string } {
  const local = decodeURIComponent(path.slice(1));
  return {
    html: path === '/' ? 'index.html' : path.endsWith('.html') ? local : `${local}/index.html`,
    data: decodeURIComponent(pageDataUrl('', path).slice(1)),
  };
}
