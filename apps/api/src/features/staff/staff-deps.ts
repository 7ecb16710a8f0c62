import type { CommandDeps } from '../../commands/run-command.service.ts';

export interface StaffDeps extends CommandDeps {
  /** Signs the links of invitations. */
  readonly secret: string;
  /** Where the console is reached, without a path: passkeys are made for it, and changes come from it alone. */
  readonly origin: () => string;
}
