import { itemKinds } from '@parterre/domain/drafts/item';

export interface ItemListSearch {
  readonly q?: string;
  readonly page?: number;
}

/** What a list of items is asked for by its address. */
export function readItemSearch({ q, page }: Record<string, unknown>): ItemListSearch {
  const number = Number(page);
  return {
    ...(typeof q === 'string' && q.trim() !== '' && { q: q.slice(0, 200) }),
    ...(Number.isSafeInteger(number) && number > 1 && { page: number }),
  };
}

export interface EditorSearch {
  /** The draft that it is edited in. */
  readonly draft?: string;
  /** The name of one that is not there yet. */
  readonly name?: string;
  /** Key of the one that it is made like. */
  readonly like?: string;
  /** On which day the first of the dates is then. */
  readonly first?: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const key = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
const day = /^\d{4}-\d\d-\d\d$/;

export const isItemKey = (text: string): boolean => key.test(text);

export const readEditorSearch = ({ draft, name, like, first }: Record<string, unknown>): EditorSearch => ({
  ...(typeof draft === 'string' && uuid.test(draft) && { draft }),
  ...(typeof name === 'string' && name.trim() !== '' && { name: name.slice(0, 200) }),
  ...(typeof like === 'string' && key.test(like) && { like }),
  ...(typeof first === 'string' && day.test(first) && { first }),
});

export interface PricesSearch {
  /** The draft that they are edited in. */
  readonly draft?: string;
  /** One of the performances that have the list; that of the event unless given. */
  readonly list?: string;
}

export const readPricesSearch = ({ draft, list }: Record<string, unknown>): PricesSearch => ({
  ...(typeof draft === 'string' && uuid.test(draft) && { draft }),
  ...(typeof list === 'string' && key.test(list) && { list }),
});

export const readKind = (kind: string) => itemKinds.find((one) => one === kind);
