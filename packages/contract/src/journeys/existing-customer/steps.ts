import { existingAccountNumber } from '../../rules/applications/account-number.ts';
import { findProblem } from '../../rules/fields/rule.ts';
import type { OpeningAnswers } from '../account-opening/answers.ts';
import { asOffered, found, nothing, type Question, questionsOfEveryOpening } from '../account-opening/steps.ts';
import type { Step } from '../journey.ts';
import { type ExistingCustomerStep, existingCustomerSteps } from './outline.ts';

/**
 * The steps with what they ask. Introducers, branch and services are asked as of everybody; who the customer is the bank
 * knows. That the code was right is nobody's answer: the server writes it down.
 */
export function checkedExistingCustomer(
  allowedProductCodes: readonly string[],
  onOffer = asOffered,
): readonly Step<OpeningAnswers, ExistingCustomerStep>[] {
  const rule = existingAccountNumber(allowedProductCodes);
  const asked = questionsOfEveryOpening(onOffer);
  const services = asked['additional-services'];
  const questions: { readonly [Name in ExistingCustomerStep]?: Question } = {
    bankaccount: {
      fields: ['existingAccount'],
      check: ({ existingAccount }) => found({ 'existingAccount.number': findProblem(rule, existingAccount.number) }),
    },
    ...asked,
    'additional-services': { ...services, fields: [...services.fields, 'chequeBook'] },
  };
  return existingCustomerSteps.map((place) => ({ ...place, ...(questions[place.name] ?? nothing) }));
}
