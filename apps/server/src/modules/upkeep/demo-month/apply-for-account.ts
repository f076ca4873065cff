import { localCurrency } from '@taga/contract/constants';
import { submitApplication } from '@taga/contract/endpoints';
import { emptyOpening } from '@taga/contract/journeys/account-opening/answers';
import { accountOpeningSteps } from '@taga/contract/journeys/account-opening/outline';
import { accountKind } from '@taga/contract/kinds/account';
import type { ApplicationRecord } from '@taga/contract/records/applications/application';
import { fieldsOfAnswers } from '@taga/contract/records/applications/application-answers';
import { codeStepRecord, openingRoute } from '@taga/contract/records/applications/application-step';
import { findAccountClass } from '@taga/reference/account-classes';
import { findBranch } from '@taga/reference/branches';
import { attachFile } from '../../applications/documents/index.ts';
import { insertApplication } from '../../applications/drafts/index.ts';
import { asCustomer } from './calls.ts';
import type { Happening, Scene } from './happening.ts';
import { checkIdentity } from './identity.ts';
import { introducersOf } from './introductions.ts';
import { getMonthPerson, monthBranches } from './people.ts';
import { filesOfAccount } from './pictures.ts';
import { type MonthAccount, monthApplicationId } from './plan.ts';

const work = [
  { employment: 'F', profession: 'Accountant', industry: 'Gems and jewellery' },
  { employment: 'S', profession: 'Artist or craftsperson', industry: 'Garments and textiles' },
  { employment: 'P', profession: 'Auditor', industry: 'Construction' },
  { employment: 'F', profession: 'Architect', industry: 'Real estate' },
] as const;

const services = [['PASSBOOK', 'MPUCARD'], ['PASSBOOK'], ['PASSBOOK', 'MOBILEWALLET']] as const;

/** Where somebody goes to. */
export const branchOf = (number: number) => monthBranches[(number - 1) % monthBranches.length] ?? '';

function recordOf({ number, accountClass, identity }: MonthAccount): ApplicationRecord {
  const { stateCode: state = '', townshipCode: township = '' } = findBranch(branchOf(number)) ?? {};
  const nothing = emptyOpening({ idType: 'NRC', accountClass, currency: localCurrency });
  return fieldsOfAnswers({
    ...nothing,
    identity: { status: '', uploadType: identity === 'skipped' ? 'GALLERY' : 'CAPTURE' },
    occupation: { ...nothing.occupation, ...work[number % work.length] },
    ...introducersOf(number),
    employee: { staffId: '100001' },
    branch: { state, township, code: branchOf(number) },
    services: (services[number % services.length] ?? []).map((serviceId) => ({ serviceId, time: '', on: '' })),
  });
}

/** Somebody fills everything in and submits it; who only begins leaves it at the occupation. */
export function applyForAccount(account: MonthAccount): Happening {
  const { number, when, identity, fate } = account;
  const from = getMonthPerson(number);
  if (fate === 'draft') return { when, live: (scene) => saveDraft(account, scene) };
  return {
    when,
    sends: { from, files: filesOfAccount(number, identity) },
    live: (scene) => submit(account, scene),
  };
}

const stepNames = accountOpeningSteps.map(({ name }) => name).filter((name) => name !== 'form-qa-22');

async function submit(account: MonthAccount, scene: Scene): Promise<void> {
  const { number, accountClass, identity } = account;
  const { trx, at, ask, files } = scene;
  const { id: customerId, person } = getMonthPerson(number);
  const id = monthApplicationId(number);
  const step = codeStepRecord('right', openingRoute(findAccountClass(accountClass)?.accountType ?? ''));
  await insertApplication(trx, {
    id,
    customerId,
    kind: accountKind,
    status: 'INIT',
    record: recordOf(account),
    at,
    savedSteps: stepNames,
    submitted: { accountClass, currency: localCurrency, step, revision: 1, correction: null },
  });
  for (const file of files) await attachFile(trx, file, { authorizationReqId: id, at });
  const saveOutcomeLater = await checkIdentity(trx, { number, id, identity, at });
  await ask(submitApplication, asCustomer(customerId), {
    LoginId: person.loginId,
    AuthorizationReqId: id,
    AccountClass: accountClass,
  });
  await saveOutcomeLater();
}

async function saveDraft(account: MonthAccount, { trx, at }: Scene): Promise<void> {
  const { number, accountClass } = account;
  const { id: customerId } = getMonthPerson(number);
  await insertApplication(trx, {
    id: monthApplicationId(number),
    customerId,
    kind: accountKind,
    status: 'INIT',
    record: recordOf(account),
    at,
    savedSteps: stepNames.slice(0, 2 + (number % 5)),
    submitted: { accountClass, currency: localCurrency, revision: 1, correction: null },
  });
}
