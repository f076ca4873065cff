import { creditCardProductCode } from '@taga/contract/constants';
import { useNavigate } from '@taga/web/navigation';
import { useState } from 'react';
import { paths } from '../../config/paths.ts';
import { keepForOffline } from '../../lib/offline/keep-for-offline.ts';
import type { SessionRecords } from '../../lib/session/session-records.ts';
import { openSession } from '../../lib/session/session-store.ts';
import { useSignIn } from '../../lib/sign-in/use-sign-in.ts';

function landingOf({ user }: SessionRecords): string {
  return user.Data.PRODUCT_CODE === creditCardProductCode ? paths.cardApplication() : paths.myAccount();
}

/** What the next page loads its data with comes while the password is typed; without it, with that page. */
function prepareLanding() {
  import('../../lib/query/customer-queries.tsx').catch(() => undefined);
}

/** Signs in and moves on; who was a customer of the bank before is told so first. */
export function useLogin() {
  const navigate = useNavigate();
  const [recognised, setRecognised] = useState<SessionRecords>();

  function enter(records: SessionRecords) {
    openSession(records);
    void keepForOffline();
    navigate(landingOf(records), { replace: true });
  }

  const signIn = useSignIn('', (records) => {
    if (records.user.Data.EXISTING_CUSTOMER === 'Y') setRecognised(records);
    else enter(records);
  });

  function prepare() {
    signIn.prepare();
    prepareLanding();
  }

  return { ...signIn, prepare, isKnownCustomer: recognised !== undefined, goOn: () => recognised && enter(recognised) };
}
