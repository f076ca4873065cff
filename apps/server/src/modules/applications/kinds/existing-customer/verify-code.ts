import { errorCodes } from '@taga/contract';
import { answersOfApplication } from '@taga/contract/records/applications/application-answers';
import {
  existingCustomerPlace,
  existingCustomerStepRecord,
} from '@taga/contract/records/applications/existing-customer-step';
import type { Kysely } from 'kysely';
import type { DB } from '../../../../db/schema.gen.ts';
import { DomainError } from '../../../../domain-error.ts';
import { type Codes, refuseUnlessRight } from '../../../access/one-time-codes/index.ts';
import type { Customer } from '../../../customers/customers/index.ts';
import { lockApplication, setApplicationStep } from '../../drafts/index.ts';

export interface CodeDependencies {
  readonly db: Kysely<DB>;
  readonly codes: Codes;
}

const purpose = 'existing-customer';

/**
 * Whether the code is right that an existing customer was sent. What came of it is saved with the application, where
 * nobody but this can say so. Who has tried Done before and failed goes back to it; anybody else goes on.
 */
export async function verifyCode(
  customer: Customer,
  { ref, code }: { readonly ref: string; readonly code: string },
  { db, codes }: CodeDependencies,
): Promise<boolean> {
  const subjectId = await codes.findSubject(db, ref, purpose);
  if (!subjectId) throw new DomainError(errorCodes.codeExpired);
  const result = await db.transaction().execute(async (trx) => {
    const application = await lockApplication(trx, { customerId: customer.id, authorizationReqId: subjectId });
    const { step, isRetried } = existingCustomerPlace(application?.step ?? null);
    // Of somebody else, or not waited for: like one that never was.
    if (application?.status !== 'INIT' || step === 'bankaccount') return 'expired';
    // Asked again after an answer that got lost.
    if (step !== 'otp-verification') return 'right';
    const evaluated = await codes.verify(trx, { purpose, subjectId, ref, code });
    if (evaluated === 'right') {
      const answers = answersOfApplication(application.record, { ...application, idType: customer.person.idType });
      const left = isRetried ? 'confirmation' : step;
      await setApplicationStep(trx, subjectId, existingCustomerStepRecord(left, answers));
    }
    return evaluated;
  });
  if (result !== 'wrong') refuseUnlessRight(result);
  return result === 'right';
}
