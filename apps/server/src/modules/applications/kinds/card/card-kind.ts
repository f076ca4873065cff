import { errorCodes } from '@taga/contract';
import type { CardAddress, CardAnswers } from '@taga/contract/journeys/card-application/answers';
import { cardKind } from '@taga/contract/kinds/card';
import { toAsciiDigits } from '@taga/contract/rules';
import * as z from 'zod/mini';
import type { BankEmployee } from '../../../../bank/bank.ts';
import { DomainError } from '../../../../domain-error.ts';
import type { Address, Customer } from '../../../customers/customers/index.ts';
import type { FindEmployee } from '../../../fulfilment/employees/index.ts';
import type { Answers, ServedKind, Terms } from '../../drafts/index.ts';
import { submittedCardOf } from './credit-order.ts';

const terms = z.object({
  /** In whole kyats, as everywhere here. */
  requested: z.number(),
  /** Once it is approved. */
  limit: z.optional(z.number()),
});

/** What was asked for and granted. */
export function cardTermsOf(given: Terms): z.infer<typeof terms> {
  return terms.parse(given);
}

/** An application for a credit card, with what only the server knows of it. */
export function createCardKind(findEmployee: FindEmployee): ServedKind {
  return {
    kind: cardKind,
    firstAnswers({ person }) {
      const current = addressOf(person.currentAddress);
      const permanent = addressOf(person.permanentAddress);
      const isSame = JSON.stringify(current) === JSON.stringify(permanent);
      return { addresses: { current, permanent, isSame } };
    },
    askBank: (answers, customer) => getReference(answers, customer, findEmployee),
    orderOf({ id, answers, customer, facts }) {
      const record = submittedCardOf({
        documentNo: id,
        answers: answers as unknown as CardAnswers,
        customer,
        employee: facts as BankEmployee | null,
      });
      return { record, terms: { requested: record.Applicant.REQUESTED_AMOUNT ?? 0 } };
    },
  };
}

function addressOf({ state, township, address }: Address): CardAddress {
  return { state, township, address };
}

/** Whose the reference is. It may be left out; one that nobody has is told before anything is submitted. */
async function getReference(
  answers: Answers,
  customer: Customer,
  findEmployee: FindEmployee,
): Promise<BankEmployee | null> {
  const staffId = toAsciiDigits((answers as unknown as CardAnswers).employee.staffId.trim());
  if (!staffId) return null;
  const employee = await findEmployee(staffId, customer.id);
  if (!employee) throw new DomainError(errorCodes.employeeNotFound, { fields: ['employee.staffId'] });
  return employee;
}
