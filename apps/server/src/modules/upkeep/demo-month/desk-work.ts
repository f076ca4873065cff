import type { Endpoint } from '@taga/contract';
import {
  confirmProposal,
  moveService,
  proposeDecision,
  sendBackProposal,
  takeCase,
} from '@taga/contract/endpoints/desk/cases';
import { addCaseNote } from '@taga/contract/endpoints/desk/notes';
import { accountKind } from '@taga/contract/kinds/account';
import { byLanguage, defaultLanguage } from '@taga/i18n';
import { serverText } from '@taga/i18n/server';
import { getCase } from '../../desk/cases/index.ts';
import { findOpenProposal } from '../../desk/proposals/index.ts';
import { findOrderedServices } from '../../fulfilment/orders/index.ts';
import { asStaff } from './calls.ts';
import { submitCorrection } from './correct.ts';
import type { Happening, Scene } from './happening.ts';
import { type AccountFate, type MonthAccount, type MonthNote, monthApplicationId } from './plan.ts';
import { type WorkTime, workLater, workTime } from './work-time.ts';

const words = (name: 'toldReason' | 'toCorrect' | 'sentBack') =>
  byLanguage((language) => serverText(language)(`sandbox.month.${name}`));

/** Who works on whose application: never the same person twice. */
function staffFor(number: number): { readonly maker: string; readonly checker: string } {
  if (number % 5 === 0) return { maker: 'both@demo.example', checker: 'checker@demo.example' };
  const maker = number % 2 === 0 ? 'maker2@demo.example' : 'maker@demo.example';
  return { maker, checker: number % 7 === 0 ? 'both@demo.example' : 'checker@demo.example' };
}

/** Some are looked at soon, others have to wait. */
const waited = (number: number) => 40 + ((number * 53) % 260);

interface Decision {
  readonly kind: 'APPROVE' | 'REJECT' | 'CORRECT';
  readonly [part: string]: unknown;
}

function decisionFor({ identity, fate, number }: MonthAccount): Decision {
  if (fate === 'rejected') {
    const reason = identity === 'mismatch' ? 'face-differs' : 'photo-unreadable';
    const descriptions = identity === 'mismatch' ? ['visit-branch'] : ['photo-in-daylight'];
    return { kind: 'REJECT', reasons: [{ reason, descriptions }], remarks: words('toldReason') };
  }
  if (fate === 'to-correct' || fate === 'corrected') {
    const items = fate === 'corrected' ? ['OCCUPATION'] : number % 2 === 0 ? ['ID_FRONT', 'ID_BACK'] : ['SIGNATURE'];
    return { kind: 'CORRECT', items, remarks: words('toCorrect') };
  }
  const isCompared = identity === 'verified';
  return { kind: 'APPROVE', ...(!isCompared && { withoutProof: 'Came to the branch with the original card.' }) };
}

const isProposed: ReadonlySet<AccountFate> = new Set<AccountFate>([
  ...(['opened', 'rejected', 'to-correct', 'corrected', 'sent-back', 'proposed'] as const),
]);

/** What staff do with an application for an account, and its customer after them. */
export function workOnAccount(account: MonthAccount): Happening[] {
  const { number, when, fate } = account;
  const id = monthApplicationId(number);
  const { maker, checker } = staffFor(number);
  if (fate === 'held') return [{ when: workTime(0, '16:24'), live: (scene) => take(id, maker, scene) }];
  if (!isProposed.has(fate)) return [];
  const taken = workLater(when, waited(number));
  const proposed = workLater(taken, 6 + (number % 9));
  const happenings: Happening[] = [
    { when: taken, live: (scene) => take(id, maker, scene) },
    { when: proposed, live: (scene) => propose(id, maker, decisionFor(account), scene) },
  ];
  if (fate === 'proposed') return happenings;
  const closed = workLater(proposed, 15 + ((number * 29) % 90));
  const add = (at: WorkTime, live: Happening['live']) => happenings.push({ when: at, live });
  if (fate === 'sent-back') {
    const remark = words('sentBack')[defaultLanguage];
    add(closed, (scene) => close(sendBackProposal, id, checker, scene, { remark }));
  } else {
    add(closed, (scene) => close(confirmProposal, id, checker, scene));
  }
  if (fate === 'corrected') add(workLater(closed, 500), (scene) => submitCorrection(number, scene));
  // Those of last week still wait for their cards.
  if (fate === 'opened' && when.day > 7) add(workLater(closed, 600), (scene) => completeServices(id, maker, scene));
  return happenings;
}

async function take(id: string, maker: string, { ask, at }: Scene): Promise<void> {
  await ask(takeCase, asStaff(maker, at), { id });
}

async function propose(id: string, maker: string, decision: Decision, { trx, ask, at }: Scene): Promise<void> {
  const { revision } = await getCase(id, { db: trx, queue: accountKind.desk.queue });
  await ask(proposeDecision, asStaff(maker, at), { id, revision, ...decision });
}

/** Confirms what is proposed, or sends it back. */
async function close(
  endpoint: Endpoint,
  id: string,
  checker: string,
  { trx, ask, at }: Scene,
  more: object = {},
): Promise<void> {
  const { revision } = await getCase(id, { db: trx, queue: accountKind.desk.queue });
  const proposal = await findOpenProposal(trx, id);
  await ask(endpoint, asStaff(checker, at), { id, revision, proposalId: proposal?.id, ...more });
}

async function completeServices(id: string, maker: string, { trx, ask, at }: Scene): Promise<void> {
  for (const { serviceId, status } of await findOrderedServices(trx, [id])) {
    if (status === 'PENDING') await ask(moveService, asStaff(maker, at), { id, serviceId, status: 'COMPLETED' });
  }
}

export function writeNote({ number, when, by, text }: MonthNote): Happening {
  return {
    when,
    async live({ ask, at }) {
      const { queue } = accountKind.desk;
      await ask(addCaseNote, asStaff(by, at), { queue, id: monthApplicationId(number), text });
    },
  };
}
