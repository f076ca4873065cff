import {
  submitApplication as submitApplicationCall,
  verifyActivationCode as verifyActivationCodeCall,
} from '@taga/contract/calls';
import { customerCallsOf } from '@taga/contract/calls/kind-calls';
import { type Implementation, implementForCustomers } from '../../../http/endpoints/implement.ts';
import { getOwnCustomer } from '../../customers/customers/index.ts';
import type { ServedDependencies, ServedKind } from '../drafts/index.ts';
import { type ActivationDependencies, verifyActivationCode } from './activation-code.ts';
import { type SubmissionDependencies, submitApplication } from './submit-application.ts';
import { submitOfKind } from './submit-kind.ts';

export function submissionRoutes(dependencies: SubmissionDependencies & ActivationDependencies): Implementation[] {
  const { db } = dependencies;
  return [
    implementForCustomers(verifyActivationCodeCall, 'calls', async ({ body, holder }) => {
      const customer = await getOwnCustomer(db, holder, body.LoginId);
      const { AuthorizationReqId: authorizationReqId, OTPRefNo: ref, OTPCode: code } = body;
      const isRight = await verifyActivationCode(customer, { authorizationReqId, ref, code }, dependencies);
      return { Data: { IsVaid: isRight } };
    }),
    implementForCustomers(submitApplicationCall, 'calls', async ({ body, holder }) => {
      const customer = await getOwnCustomer(db, holder, body.LoginId);
      const { AuthorizationReqId: authorizationReqId, AccountClass: accountClass } = body;
      await submitApplication(customer, { authorizationReqId, accountClass }, dependencies);
      return { Data: {} };
    }),
  ];
}

/** For a kind whose endpoints come from its definition. */
export function kindSubmissionRoutes(served: ServedKind, dependencies: ServedDependencies): Implementation[] {
  return [
    implementForCustomers(customerCallsOf(served.kind).submit, 'calls', async ({ body, holder }) => {
      const { DOCNumber: id, Revision: revision } = body;
      const Status = await submitOfKind(holder.customerId, { id, revision }, served, dependencies);
      return { Data: { DOCNumber: id, Status } };
    }),
  ];
}
