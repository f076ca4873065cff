import { becomeCustomer } from './customer.ts';
import type { Wire } from './wire.ts';

const path = '/api/create-account/save/account';
const answerWithinMs = 5_000;

/** Somebody new who leaves the first step again and again: each answer is a write that was acknowledged. */
export async function createSaver(wire: Wire) {
  const { loginId, token } = await becomeCustomer(wire);
  const wanted = { LoginId: loginId, AccountClass: '301', Currency: 'MMK' };
  const { Data } = await wire.ask('/api/create-account/info/by/account_class', { ...wanted, IsFCY: false }, { token });
  const Step = {
    baseRoute: '/create-account/saving',
    stepRouteNumber: 1,
    stepRouteName: 'biomatric',
    stepNumber: 0,
    actionRemark: 'normal',
  };
  const changed = { IdentityStatus: 'SKIPPED', UpdateKeys: ['IdentityStatus', 'Step'] };
  const body = { ...wanted, AuthorizationReqId: Data.AuthorizationReqId, Step, ...changed };
  return {
    save: () => wire.ask(path, body, { token }),
    /** At one process alone, and only once. */
    async saveAt(processAddress: string): Promise<void> {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const sent = { method: 'POST', headers, body: JSON.stringify(body), signal: AbortSignal.timeout(answerWithinMs) };
      const answer = await fetch(processAddress + path, sent);
      if (!answer.ok) throw new Error(`It answered ${answer.status}`);
    },
  };
}
