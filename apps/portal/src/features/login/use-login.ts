import { creditCardProductCode } from '@taga/contract/constants';
import { useLocation, useNavigate } from '@taga/web/navigation';
import { useState } from 'react';
import { paths } from '../../config/paths.ts';
import { noteInformed, wasInformed } from '../../lib/access/existing-customer/informed-customers.ts';
import type { SessionRecords } from '../../lib/access/session/session-records.ts';
import { openSession } from '../../lib/access/session/session-store.ts';
import { useSignIn } from '../../lib/access/sign-in/use-sign-in.ts';
import {
  findChosenAccount,
  forgetChosenAccount,
  useNotedChoice,
} from '../../lib/applications/opening/chosen-account.ts';
import { cacheForOffline } from '../../lib/platform/offline/cache-for-offline.ts';

/** Who was signed out comes back to where they were, who chose an account before signing in to that, once. */
function landingOf({ user }: SessionRecords, { search, state }: ReturnType<typeof useLocation>): string {
  const chosen = findChosenAccount();
  forgetChosenAccount();
  if (typeof state?.leftAt === 'string') return state.leftAt;
  if (new URLSearchParams(search).get('next') === 'renewal') return paths.cardRenewal();
  if (user.Data.PRODUCT_CODE === creditCardProductCode) return paths.cardApplication();
  return chosen ? paths.account(chosen) : paths.myAccount();
}

/** What the next page loads and shows its data with comes while the password is typed; without it, with that page. */
function prepareLanding() {
  const files = [
    import('../../lib/platform/query/customer-queries.tsx'),
    import('../../lib/fulfilment/balances/account-balance.tsx'),
  ];
  Promise.all(files).catch(() => undefined);
}

/** Signs in and moves on; who was a customer of the bank before is told so first, once. */
export function useLogin() {
  const navigate = useNavigate();
  const location = useLocation();
  useNotedChoice();
  const [recognised, setRecognised] = useState<SessionRecords>();

  function enter(records: SessionRecords) {
    openSession(records);
    void cacheForOffline();
    navigate(landingOf(records, location), { replace: true });
  }

  const signIn = useSignIn('', (records) => {
    const { EXISTING_CUSTOMER, UID_VALUE } = records.user.Data;
    if (EXISTING_CUSTOMER === 'Y' && !wasInformed(UID_VALUE)) setRecognised(records);
    else enter(records);
  });

  function prepare() {
    signIn.prepare();
    prepareLanding();
  }

  function goOn() {
    if (!recognised) return;
    noteInformed(recognised.user.Data.UID_VALUE);
    enter(recognised);
  }

  return { ...signIn, prepare, isKnownCustomer: recognised !== undefined, goOn };
}
