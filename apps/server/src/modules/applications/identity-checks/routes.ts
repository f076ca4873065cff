import { getIdentityToken, submitCapturedIdentity, submitUploadedIdentity } from '@taga/contract/endpoints';
import {
  type IdentityCheckAnswer,
  type IdentityCheckRequest,
  identityApproved,
  identityPending,
  identityRefused,
} from '@taga/contract/records/applications/identity-check';
import type { CustomerPrincipal } from '../../../http/admission/guard.ts';
import {
  type Implementation,
  implementForApplicants,
  implementForCustomers,
} from '../../../http/endpoints/implement.ts';
import { faultyPhotosIn } from '../../../identity/built-in/index.ts';
import { getOwnCustomer } from '../../customers/customers/index.ts';
import { askForTurns } from './ask-for-turns.ts';
import type { IdentityCheck, IdentityCheckDependencies } from './identity-check.ts';
import { submitCheck } from './submit-check.ts';

interface Submitted {
  readonly body: IdentityCheckRequest;
  readonly principal: CustomerPrincipal;
  readonly bytesOf: (base64: string) => Buffer;
}

export function identityCheckRoutes(dependencies: IdentityCheckDependencies): Implementation[] {
  const { db } = dependencies;
  const submit = async ({ body, principal, bytesOf }: Submitted) => {
    const { id } = await getOwnCustomer(db, principal, body.LoginId);
    const base64 = body.Video?.Base64String;
    return toAnswer(await submitCheck(id, body, base64 ? bytesOf(base64) : undefined, dependencies));
  };
  return [
    implementForApplicants(getIdentityToken, 'calls', async ({ body, principal }) => {
      // A phone asks for the one application it was handed, whatever it says.
      const authorizationReqId = principal.kind === 'phone' ? principal.authorizationReqId : body?.AuthorizationReqId;
      const { id, tokenId, headTurns } = await askForTurns(principal.customerId, authorizationReqId, dependencies);
      return { tokenId, requestId: id, headTurns };
    }),
    implementForCustomers(submitCapturedIdentity, 'uploads', submit),
    implementForCustomers(submitUploadedIdentity, 'uploads', submit),
  ];
}

const words = {
  VERIFIED: identityApproved,
  FAILED: identityRefused,
  PENDING: identityPending,
  SKIPPED: identityPending,
};

function toAnswer({ id, status, formId, formKey, reasons, scores }: IdentityCheck): IdentityCheckAnswer {
  const { statusCode, formState } = words[status];
  const found = { Reasons: [...reasons], FaultyPhotos: faultyPhotosIn(scores) };
  const FormDetails = { State: formState, FormId: formId ?? id, FormKey: formKey ?? id, ...found };
  return { Data: { FormDetails }, Status: { Status_Code: statusCode } };
}
