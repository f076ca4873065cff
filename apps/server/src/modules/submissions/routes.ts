import {
  submitApplication as submitApplicationCall,
  verifyActivationCode as verifyActivationCodeCall,
} from '@taga/contract/calls';
import { type Implementation, implementForCustomers } from '../../http/implement.ts';
import { getOwnCustomer } from '../customers/index.ts';
import { type ActivationDependencies, verifyActivationCode } from './activation-code.ts';
import { type SubmissionDependencies, submitApplication } from './submit-application.ts';

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
