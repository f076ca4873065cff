import { endSession, getCustomer, listSessions, login, logout, refreshSession } from '@taga/contract/calls';
import { type Implementation, implement, implementForCustomers } from '../../http/implement.ts';
import { toCustomerRecord } from '../customers/index.ts';
import { getOwnCustomer } from './own-customer.ts';
import { endOwnSession, listOwnSessions, signOut } from './own-sessions.ts';
import { refreshSession as exchangeTokens } from './refresh-session.ts';
import type { SessionParts } from './session-parts.ts';
import { signIn } from './sign-in.ts';

export function sessionRoutes(parts: SessionParts): Implementation[] {
  return [
    implement(login, 'signIn', async ({ body, userAgent }) => ({
      Data: await signIn({ loginId: body.LOGIN_ID, password: body.PWD }, userAgent, parts),
    })),
    implement(refreshSession, 'tokens', async ({ body }) => ({
      Data: await exchangeTokens(body.refresh_token, parts),
    })),
    implementForCustomers(getCustomer, 'calls', async ({ body, holder }) => ({
      Data: toCustomerRecord(await getOwnCustomer(parts.db, holder, body.LOGIN_ID)),
    })),
    implementForCustomers(logout, 'calls', async ({ holder }) => {
      await signOut(holder, parts);
      return { Data: {} };
    }),
    implementForCustomers(listSessions, 'calls', async ({ holder, language }) => ({
      Data: await listOwnSessions(holder, language, parts),
    })),
    implementForCustomers(endSession, 'calls', async ({ body, holder }) => {
      await endOwnSession(holder, body.SESSION_ID, parts);
      return { Data: {} };
    }),
  ];
}
