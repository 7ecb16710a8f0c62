import type { z } from 'zod';
import type { Moment } from './query/moment.ts';
import type { routes } from './routes.ts';

type Routes = typeof routes;
export type RouteName = keyof Routes;

type Schema<Name extends RouteName> = Routes[Name]['schema'];

/** What a client may write for a value of a query: the value itself, or the text it is sent as. */
type Written<Value> = Value extends Moment
  ? string
  : Value extends readonly (infer Item)[]
    ? readonly Item[] | string
    : Value extends number
      ? number | string
      : Value;

type WrittenQuery<Query extends z.ZodType> = {
  readonly [Key in keyof z.input<Query>]: Key extends keyof z.output<Query>
    ? Written<z.output<Query>[Key]>
    : never;
};

/** The query of a call, as a client writes it: lists as arrays, numbers as numbers. */
export type RouteQuery<Name extends RouteName> =
  Schema<Name> extends { querystring: infer Query extends z.ZodType } ? WrittenQuery<Query> : never;

/** What a call answers when it succeeds. */
export type RouteReply<Name extends RouteName> =
  Schema<Name> extends { response: { 200: infer Reply extends z.ZodType } }
    ? z.output<Reply>
    : Schema<Name> extends { response: { 201: infer Reply extends z.ZodType } }
      ? z.output<Reply>
      : never;
