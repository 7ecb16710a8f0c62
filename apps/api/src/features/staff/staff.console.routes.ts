import { consoleReads } from '@parterre/contracts/console/console-routes';
import type { ConsoleRouter } from '../../commands/console-router.ts';
import { changeRoles } from './change-roles.service.ts';
import { endSession } from './end-session.service.ts';
import { inviteStaff } from './invite-staff.service.ts';
import { listSessions, listStaff } from './list-staff.service.ts';
import { removePasskey } from './remove-passkey.service.ts';
import { confirmRequest, declineRequest, listRequests } from './second-person.service.ts';
import type { StaffDeps } from './staff-deps.ts';

export function addStaffRoutes(router: ConsoleRouter, deps: StaffDeps): void {
  router.read(consoleReads.listStaff, 'staff.view', (_actor, query) => listStaff(deps, query));
  router.read(consoleReads.listSessions, 'everybody', (actor, { account_id }) =>
    listSessions(deps, actor, account_id),
  );
  router.read(consoleReads.listRequests, 'everybody', (actor) => listRequests(deps, router.offered, actor));
  router.command(inviteStaff(deps));
  router.command(changeRoles);
  router.command(endSession);
  router.command(removePasskey);
  router.command(confirmRequest(router.offered));
  router.command(declineRequest(router.offered));
}
