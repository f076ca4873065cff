import { randomUUID } from 'node:crypto';
import { saveApplication, submitApplication } from '@taga/contract/endpoints';
import { answersOfApplication } from '@taga/contract/records/applications/application-answers';
import { openingRoute, stepRecordOf } from '@taga/contract/records/applications/application-step';
import { saveBodyOf } from '@taga/contract/records/applications/application-values';
import { findAccountClass } from '@taga/reference/account-classes';
import { findNamedApplication } from '../../applications/drafts/index.ts';
import { asCustomer } from './calls.ts';
import type { Scene } from './happening.ts';
import { getMonthPerson } from './people.ts';
import { monthApplicationId } from './plan.ts';

/** The customer says otherwise what the occupation is, and submits again. */
export async function submitCorrection(number: number, { trx, ask }: Scene): Promise<void> {
  const { id: customerId, person } = getMonthPerson(number);
  const authorizationReqId = monthApplicationId(number);
  const application = await findNamedApplication(trx, { customerId, authorizationReqId });
  if (!application) throw new Error('There is nothing to correct.');
  const { accountClass, currency, record, revision } = application;
  const before = answersOfApplication(record, { idType: person.idType, accountClass, currency });
  const answers = { ...before, occupation: { ...before.occupation, profession: 'Accounts clerk' } };
  const step = stepRecordOf('occupation', answers, openingRoute(findAccountClass(accountClass)?.accountType ?? ''));
  const customer = asCustomer(customerId);
  const { loginId: LoginId } = person;
  const saved = { customer: { LoginId }, answers, step, authorizationReqId, revision, saveKey: randomUUID() };
  await ask(saveApplication, customer, saveBodyOf(saved));
  const submitted = { LoginId, AuthorizationReqId: authorizationReqId, AccountClass: accountClass };
  await ask(submitApplication, customer, submitted);
}
