import { staffRoles } from '@taga/contract/constants';
import type { StaffRole } from '@taga/contract/records/desk/staff';
import { signedInStaff, type TestStaff } from '../modules/staff/sessions/testing/staff.ts';
import { startTestServer, type TestServer } from './test-server.ts';

export interface DeskServer extends TestServer {
  /** One member of staff for each role, signed in. */
  readonly staff: Readonly<Record<StaffRole, TestStaff>>;
  /** Asks a call of the desk as anyone who holds one role; without a body by GET. */
  desk(role: StaffRole, path: string, body?: unknown): Promise<Response>;
}

export async function startDeskServer(environment: Record<string, string> = {}): Promise<DeskServer> {
  const server = await startTestServer(environment);
  const signedIn = staffRoles.map(async (role) => [role, await signedInStaff(server, [role])] as const);
  const staff = Object.fromEntries(await Promise.all(signedIn)) as DeskServer['staff'];
  return {
    ...server,
    staff,
    desk(role, path, body) {
      const { token } = staff[role];
      const address = `/api/desk${path}`;
      return body === undefined ? server.get(address, token) : server.post(address, body, token);
    },
  };
}
