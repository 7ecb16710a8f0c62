import type { ComponentType, ReactNode } from 'react';
import type { Head } from './head.ts';
import type { Language } from './language.ts';

export interface PageProps<Data = unknown, Queries = Readonly<Record<string, unknown>>> {
  readonly data: Data;
  /** Canonical path, without path prefix. */
  readonly path: string;
  readonly language: Language;
  /** To be put before every path in a link. */
  readonly pathPrefix: string;
  /** Shared data by the name the page gave it (`theme`). */
  readonly queries: Queries;
}

export interface TemplateModule<Data = unknown> {
  readonly default: ComponentType<PageProps<Data>>;
  readonly head: (props: PageProps<Data>) => Head;
  /** What stands around the page. It stays as it is on the way to another page that stands in the same one. */
  readonly frame?: ComponentType<{ readonly children: ReactNode }>;
}

export interface SliceProps<Data = unknown> {
  readonly data: Data;
  readonly pathPrefix: string;
}

/**
 * A slice is rendered once and its markup reused on every page, so it may depend on its props alone:
 * no `useId`, no context. The generator compares a sample rendered both ways.
 */
export interface SliceModule<Data = unknown> {
  readonly Slice: ComponentType<SliceProps<Data>>;
}
