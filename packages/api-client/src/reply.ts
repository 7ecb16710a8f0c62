import { HTTPError } from 'ky';
import { ApiError } from './api-error.ts';

interface Request {
  url: string;
  method: string;
}

/** The JSON of an answer. Its type is the contract's word: the browser has no schemas to check it by. */
export async function readReply<Reply>(response: Response, request: Request): Promise<Reply> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError({ ...request, data: text, status: response.status }, cause);
  }
}

export async function failureOf(cause: unknown, request: Request): Promise<ApiError> {
  if (!(cause instanceof HTTPError)) return new ApiError({ ...request, data: null, status: null }, cause);
  const data = dataOf(await cause.response.text());
  return new ApiError({ ...request, data, status: cause.response.status }, cause);
}

/** A proxy on the way may have answered with a page instead of JSON. */
function dataOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
