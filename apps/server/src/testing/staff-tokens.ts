import { randomBytes } from 'node:crypto';
import type { StaffRole } from '@taga/contract/records/desk/staff';
import type { FindHolder, StaffHolder } from '../http/guard.ts';
import { findSession } from '../modules/sessions/index.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const staffIds = {
  maker: '00000000-0000-4000-8000-00000000000a',
  checker: '00000000-0000-4000-8000-00000000000b',
  auditor: '00000000-0000-4000-8000-00000000000c',
  administrator: '00000000-0000-4000-8000-00000000000d',
} as const satisfies Record<StaffRole, string>;

export interface DeskServer extends TestServer {
  /** Asks a call of the desk as staff who hold one role. */
  desk(role: StaffRole, path: string, body?: unknown): Promise<Response>;
  staffIds: typeof staffIds;
}

/** A server that knows one member of staff of each role, and customers as always. */
export async function startDeskServer(
  environment: Record<string, string> = {},
  now = () => new Date(),
): Promise<DeskServer> {
  const tokens = new Map<string, StaffHolder>();
  const tokenOf = new Map<StaffRole, string>();
  for (const role of Object.keys(staffIds) as StaffRole[]) {
    const token = randomBytes(32).toString('base64url');
    tokens.set(token, { kind: 'staff', staffId: staffIds[role], sessionId: staffIds[role], roles: [role] });
    tokenOf.set(role, token);
  }
  let server: TestServer | undefined;
  const findHolder: FindHolder = async (token, callers) => {
    const staff = tokens.get(token);
    if (staff) return staff;
    if (!server) return undefined;
    const session = callers.includes('customer')
      ? await findSession(token, { db: server.database.db, now })
      : undefined;
    return session ? { kind: 'customer', ...session } : { kind: 'visitor' };
  };
  const started = await startTestServer(environment, { findHolder }, now);
  server = started;
  return {
    ...started,
    staffIds,
    desk: (role, path, body) => {
      const headers = { authorization: `Bearer ${tokenOf.get(role)}` };
      return body === undefined
        ? started.get(`/api/desk${path}`, headers)
        : started.post(`/api/desk${path}`, body, headers);
    },
  };
}
