import type { ServerResponse } from 'node:http';
import { revalidatedCaching, securityHeaders } from './response-headers.ts';

export interface TextAnswer {
  readonly status: number;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answers where no file of the site can. */
export function sendText(response: ServerResponse, { status, text, headers }: TextAnswer): void {
  const type = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': revalidatedCaching };
  response.writeHead(status, { ...securityHeaders, ...type, ...headers }).end(text);
}
