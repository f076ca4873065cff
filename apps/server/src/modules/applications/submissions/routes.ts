import {
  submitApplication as submitApplicationEndpoint,
  verifyActivationCode as verifyActivationCodeEndpoint,
} from '@taga/contract/endpoints';
import { customerEndpointsOf } from '@taga/contract/endpoints/kind-endpoints';
import { type Implementation, implementForCustomers } from '../../../http/endpoints/implement.ts';
import { sentMessage, toCodeSentFields } from '../../access/one-time-codes/index.ts';
import { getOwnCustomer } from '../../customers/customers/index.ts';
import type { ServedKind } from '../drafts/index.ts';
import { type ActivationDependencies, verifyActivationCode } from './activation-code.ts';
import { getOrderOfKind } from './own-order.ts';
import { sendSubmissionCode } from './submission-code.ts';
import type { SubmissionDependencies } from './submit.ts';
import { submitApplication } from './submit-application.ts';
import { type SubmittingDependencies, submitOfKind } from './submit-kind.ts';

export function submissionRoutes(dependencies: SubmissionDependencies & ActivationDependencies): Implementation[] {
  const { db } = dependencies;
  return [
    implementForCustomers(verifyActivationCodeEndpoint, 'calls', async ({ body, principal }) => {
      const customer = await getOwnCustomer(db, principal, body.LoginId);
      const { AuthorizationReqId: authorizationReqId, OTPRefNo: ref, OTPCode: code } = body;
      const result = await verifyActivationCode(customer, { authorizationReqId, ref, code }, dependencies);
      return { Data: { IsVaid: result.isRight, IsSubmitted: result.isSubmitted, TriesLeft: result.triesLeft } };
    }),
    implementForCustomers(submitApplicationEndpoint, 'calls', async ({ body, principal }) => {
      const customer = await getOwnCustomer(db, principal, body.LoginId);
      const { AuthorizationReqId: authorizationReqId, AccountClass: accountClass } = body;
      await submitApplication(customer, { authorizationReqId, accountClass }, dependencies);
      return { Data: {} };
    }),
  ];
}

/** For a kind whose endpoints come from its definition. */
export function kindSubmissionRoutes(served: ServedKind, dependencies: SubmittingDependencies): Implementation[] {
  const { submit, sendCode, order } = customerEndpointsOf(served.kind);
  const submitting = implementForCustomers(submit, 'calls', async ({ body, principal }) => {
    const { DOCNumber: id, Revision: revision, OTPRefNo: ref, OTPCode } = body;
    const code = ref && OTPCode ? { ref, code: OTPCode } : undefined;
    const Status = await submitOfKind(principal.customerId, { id, revision, code }, served, dependencies);
    return { Data: { DOCNumber: id, Status } };
  });
  const sending =
    sendCode &&
    implementForCustomers(sendCode, 'calls', async ({ body, principal, language }) => {
      const via = body.VIA === 'EMAIL' ? 'email' : 'sms';
      const asked = { id: body.DOCNumber, via } as const;
      const { customer, sent } = await sendSubmissionCode(principal.customerId, asked, served, dependencies);
      const { loginId: email, phone } = customer.person;
      const SENTMESSAGE = sentMessage(language, via === 'email' ? { email } : { phone });
      return { Data: { ...toCodeSentFields(sent), SENTMESSAGE, USER_ID: customer.id, LOGIN_ID: email } };
    });
  const showing =
    order &&
    implementForCustomers(order, 'calls', async ({ body, principal, language }) => ({
      Data: await getOrderOfKind(principal.customerId, { id: body.DOCNumber, language }, served, dependencies),
    }));
  return [submitting, sending, showing].filter((each) => each !== undefined);
}
