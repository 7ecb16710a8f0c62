/** What an event does: it is allowed in the states of `from` and leads to `to`. */
interface Transition<State extends string> {
  readonly from: readonly State[];
  readonly to: State;
}

export type Transitions<State extends string, Event extends string> = Readonly<
  Record<Event, Transition<State>>
>;

export type ApplyResult<State extends string> =
  | { readonly kind: 'applied'; readonly state: State }
  /** The event has had its effect before: a repeated notification is no fault. */
  | { readonly kind: 'unchanged'; readonly state: State }
  | { readonly kind: 'refused'; readonly state: State };

export const canApply = <State extends string, Event extends string>(
  transitions: Transitions<State, Event>,
  state: State,
  event: Event,
): boolean => transitions[event].from.includes(state);

export function apply<State extends string, Event extends string>(
  transitions: Transitions<State, Event>,
  state: State,
  event: Event,
): ApplyResult<State> {
  const { to } = transitions[event];
  if (canApply(transitions, state, event)) return { kind: 'applied', state: to };
  return { kind: state === to ? 'unchanged' : 'refused', state };
}
