import { getOwnStaff, getSignInWays, proveSecondFactor, signInStaff, signOutStaff } from '@taga/contract/calls';
import { type Implementation, implement, implementForStaff } from '../../http/implement.ts';
import { getOwnStaff as ownStaff, signOut } from './sessions.ts';
import { beginSignIn, finishSignIn, type SignInDependencies } from './sign-in.ts';

/** `startPath` leads to the bank's identity provider, where there is one. */
export function staffSessionRoutes(dependencies: SignInDependencies, startPath: string | undefined): Implementation[] {
  const ways = { way: startPath ? 'PROVIDER' : 'PASSWORD', startPath: startPath ?? null } as const;
  return [
    implement(getSignInWays, 'calls', () => ways),
    implement(signInStaff, 'signIn', ({ body }) => beginSignIn(body, dependencies)),
    implement(proveSecondFactor, 'signIn', ({ body }) => finishSignIn(body, dependencies)),
    implementForStaff(getOwnStaff, 'calls', ({ holder }) => ownStaff(holder, dependencies)),
    implementForStaff(signOutStaff, 'calls', async ({ holder }) => {
      await signOut(holder, dependencies);
      return {};
    }),
  ];
}
