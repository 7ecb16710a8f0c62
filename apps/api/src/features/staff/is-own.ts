import type { Actor } from '../../commands/command.ts';

export const isOwn = (actor: Actor, accountId: string): boolean =>
  actor.kind === 'staff' && actor.accountId === accountId;
