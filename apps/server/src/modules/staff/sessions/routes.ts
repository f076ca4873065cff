import { getOwnStaff, getSignInWays, proveSecondFactor, signInStaff, signOutStaff } from '@taga/contract/endpoints';
import type { DemoStaff } from '@taga/contract/records/desk/staff';
import {
  type EndpointInput,
  type Implementation,
  implement,
  implementForStaff,
} from '../../../http/endpoints/implement.ts';
import { giveSession } from './give-session.ts';
import { getOwnStaff as currentStaff, signOut } from './sessions.ts';
import { beginSignIn, finishSignIn, type SignInDependencies } from './sign-in.ts';

type DemoAsker = Pick<EndpointInput, 'isFromThisMachine'>;

interface SignInOffers {
  /** Leads to the bank's identity provider, where there is one. */
  readonly startPath: string | undefined;
  /** Whom a sandbox lets in, for those to whom it may be told; left out where there are no demo staff. */
  readonly offerDemo: ((asker: DemoAsker) => Promise<DemoStaff | undefined>) | undefined;
}

export function staffSessionRoutes(
  dependencies: SignInDependencies,
  { startPath, offerDemo }: SignInOffers,
): Implementation[] {
  const ways = { way: startPath ? 'PROVIDER' : 'PASSWORD', startPath: startPath ?? null } as const;
  return [
    implement(getSignInWays, 'calls', async (asker) => {
      const demo = await offerDemo?.(asker);
      return { ...ways, ...(demo && { demo }) };
    }),
    implement(signInStaff, 'signIn', ({ body, deviceCookie }) => beginSignIn(body, deviceCookie.token, dependencies)),
    implement(proveSecondFactor, 'signIn', async ({ body, deviceCookie, deskCookie, noteIssued }) => {
      const given = { ...body, deviceToken: deviceCookie.token };
      const { session, deviceToken } = await finishSignIn(given, dependencies);
      deviceCookie.keep(deviceToken);
      noteIssued(deviceToken);
      return giveSession(session, body.inCookie, deskCookie, dependencies);
    }),
    implementForStaff(getOwnStaff, 'calls', ({ principal }) => currentStaff(principal, dependencies)),
    implementForStaff(signOutStaff, 'calls', async ({ principal, deskCookie }) => {
      await signOut(principal, dependencies);
      deskCookie.drop();
      return {};
    }),
  ];
}
