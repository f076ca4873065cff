import { errorCodes } from '@taga/contract';
import { existingCustomerMinBalanceMmk, localCurrency } from '@taga/contract/constants';
import type { OpeningAnswers } from '@taga/contract/journeys/account-opening/answers';
import { mayOpen, reachedByLeaving } from '@taga/contract/journeys/answering';
import { type ExistingCustomerStep, existingCustomerClass } from '@taga/contract/journeys/existing-customer/outline';
import { answersOfApplication, fieldsOfAnswers } from '@taga/contract/records/applications/application-answers';
import {
  type ExistingCustomerPlace,
  existingCustomerNameOf,
  existingCustomerOutcomeRecord,
  existingCustomerPlace,
  existingCustomerRecordBefore,
  existingCustomerStepRecord,
} from '@taga/contract/records/applications/existing-customer-step';
import type { StepRecord } from '@taga/contract/records/applications/step';
import { myanmarToday } from '@taga/contract/rules/fields/calendar-date';
import { currencyExponents } from '@taga/reference/currencies';
import { DomainError } from '../../../domain-error.ts';
import { type Customer, getCustomer } from '../../customers/customers/index.ts';
import { getPayingAccount } from '../../fulfilment/balances/index.ts';
import type { ApplicationDependencies } from './application.ts';
import { existingCustomerStepsWith } from './opening-steps.ts';
import type { SaveTarget } from './store.ts';
import { answerStep, type SaveBody } from './validate-answers.ts';
import type { ValidatedStep } from './validate-step.ts';

const leastMinor = existingCustomerMinBalanceMmk * 10 ** currencyExponents[localCurrency];

/** One of the customer's own, of a product on the list, with enough on it for the first deposit. */
export async function refuseUnlessPaying(
  customer: Customer,
  accountNumber: string,
  { customerAccounts }: Pick<ApplicationDependencies, 'customerAccounts'>,
): Promise<void> {
  const { balance } = await getPayingAccount(customer, accountNumber, customerAccounts);
  if (balance.minor < leastMinor) throw new DomainError(errorCodes.insufficientBalance);
}

/** The same for who opens an account from one they have: that way has an order and a first question of its own. */
export async function validateExistingStep(
  target: SaveTarget,
  customerId: string,
  body: SaveBody,
  dependencies: ApplicationDependencies,
): Promise<ValidatedStep> {
  // What staff want done again was submitted on the other way.
  if (target.correction) throw new DomainError(errorCodes.notAskedToCorrect);
  const left = leftIn(body, target);
  const place = existingCustomerPlace(target.step);
  if (left === 'account-information' || left === 'account-activation') {
    // Nobody says of themselves that the bank has opened the account; that it failed is said by who has tried.
    if (left === 'account-activation' || !(place.isConfirmed || place.isRetried)) {
      throw new DomainError(errorCodes.stepOutOfOrder);
    }
    return { left, step: existingCustomerOutcomeRecord(left), record: target.record, skipsCheck: false };
  }
  const today = myanmarToday(dependencies.now());
  const stored = answersOfApplication(target.record, { ...target, idType: target.person.idType });
  const steps = existingCustomerStepsWith(
    left === 'additional-services' ? await dependencies.bank.listServices(existingCustomerClass) : undefined,
  );
  const progress = {
    answers: stored,
    step: place.step === 'account-activation' ? 'confirmation' : place.step,
  } as const;
  // Nor that the code was right.
  const isClaimed = left === 'otp-verification' && place.step === left;
  const asked = steps.find(({ name }) => name === left);
  if (!asked || isClaimed || !mayOpen(steps, progress, today, left)) throw new DomainError(errorCodes.stepOutOfOrder);

  const answers = await answerStep(asked, { target, body, stored }, dependencies);
  if (left === 'bankaccount') {
    await refuseUnlessPaying(
      await getCustomer(dependencies.db, customerId),
      answers.existingAccount.number,
      dependencies,
    );
  }
  const record = fieldsOfAnswers(answers);
  const isChanged = JSON.stringify(record) !== JSON.stringify(fieldsOfAnswers(stored));
  const reached = reachedByLeaving(steps, { ...progress, answers }, left, isChanged);
  return { left, record, step: recordOf(left, reached, place, answers), skipsCheck: false };
}

/** Of who came back to an earlier step and changed nothing, and then goes on to Done again, nothing is lost. */
function recordOf(
  left: ExistingCustomerStep,
  reached: ExistingCustomerStep,
  place: ExistingCustomerPlace,
  answers: OpeningAnswers,
): StepRecord {
  const isConfirmed = left === 'confirmation' || (place.isConfirmed && reached === 'confirmation');
  return isConfirmed
    ? existingCustomerStepRecord('confirmation', answers)
    : existingCustomerRecordBefore(reached, answers);
}

function leftIn({ Step, AccountClass }: SaveBody, { accountClass }: SaveTarget) {
  const left = existingCustomerNameOf(Step);
  const isOffered = accountClass === existingCustomerClass && AccountClass === existingCustomerClass;
  if (!left || !isOffered) throw new DomainError(errorCodes.invalidField, { fields: ['Step'] });
  return left;
}
