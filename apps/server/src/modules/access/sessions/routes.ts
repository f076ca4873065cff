import { endSession, getCustomer, listSessions, login, logout, refreshSession } from '@taga/contract/endpoints';
import { type Implementation, implement, implementForCustomers } from '../../../http/endpoints/implement.ts';
import { getOwnCustomer, toCustomerRecord } from '../../customers/customers/index.ts';
import {
  endOwnSession,
  refreshSession as exchangeTokens,
  listOwnSessions,
  type SessionDependencies,
  signOut,
} from './sessions.ts';
import { signIn } from './sign-in.ts';

export function sessionRoutes(dependencies: SessionDependencies): Implementation[] {
  return [
    implement(login, 'signIn', async ({ body, userAgent, clientAddress, deviceCookie, noteIssued }) => {
      const credentials = { loginId: body.LOGIN_ID, password: body.PWD };
      const origin = { userAgent, clientAddress, deviceToken: deviceCookie.token };
      const { signedIn, deviceToken } = await signIn(credentials, origin, dependencies);
      deviceCookie.keep(deviceToken);
      for (const token of [deviceToken, signedIn.accesstoken, signedIn.RefreshToken]) noteIssued(token);
      return { Data: signedIn };
    }),
    implement(refreshSession, 'refresh', async ({ body, countRefresh, noteIssued }) => {
      await countRefresh(body.refresh_token);
      const tokens = await exchangeTokens(body.refresh_token, dependencies);
      for (const token of [tokens.accesstoken, tokens.RefreshToken]) noteIssued(token);
      return { Data: tokens };
    }),
    implementForCustomers(getCustomer, 'calls', async ({ body, principal }) => ({
      Data: toCustomerRecord(await getOwnCustomer(dependencies.db, principal, body.LOGIN_ID)),
    })),
    implementForCustomers(logout, 'calls', async ({ principal }) => {
      await signOut(principal, dependencies);
      return { Data: {} };
    }),
    implementForCustomers(listSessions, 'calls', async ({ principal, language }) => ({
      Data: await listOwnSessions(principal, language, dependencies),
    })),
    implementForCustomers(endSession, 'calls', async ({ body, principal }) => {
      await endOwnSession(principal, body.SESSION_ID, dependencies);
      return { Data: {} };
    }),
  ];
}
