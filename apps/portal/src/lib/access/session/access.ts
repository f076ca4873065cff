import { paths } from '../../../config/paths.ts';
import type { Session } from './session.ts';

/** Who a page is for. Signing in and signing up are for those who are not signed in. */
export type Access = 'everyone' | 'customer' | 'visitor';

/** Where somebody who may not see the page is sent; nothing for those who may. */
export function findDetour(access: Access, { kind }: Session): string | undefined {
  if (access === 'visitor') return kind === 'open' ? paths.myAccount() : undefined;
  if (access === 'everyone' || kind === 'open') return undefined;
  return { absent: paths.login(), odd: paths.home(), expired: paths.sessionExpired() }[kind];
}
