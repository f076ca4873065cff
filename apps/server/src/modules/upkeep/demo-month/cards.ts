import { localCurrency } from '@taga/contract/constants';
import { renewCard } from '@taga/contract/endpoints';
import { deskEndpointsOf } from '@taga/contract/endpoints/desk/kind-endpoints';
import { customerEndpointsOf } from '@taga/contract/endpoints/kind-endpoints';
import { type CardAnswers, emptyCardAnswers } from '@taga/contract/journeys/card-application/answers';
import { cardKind } from '@taga/contract/kinds/card';
import { cardRenewalKind } from '@taga/contract/kinds/card-renewal';
import type { DeskKind } from '@taga/contract/kinds/kind';
import { byLanguage } from '@taga/i18n';
import { serverText } from '@taga/i18n/server';
import { attachFile } from '../../applications/documents/index.ts';
import { insertApplication } from '../../applications/drafts/index.ts';
import { setCifNo } from '../../customers/customers/index.ts';
import { getCase } from '../../desk/cases/index.ts';
import { findOpenProposal } from '../../desk/proposals/index.ts';
import { listRenewals } from '../../fulfilment/card-orders/index.ts';
import { branchOf } from './apply-for-account.ts';
import { asCustomer, asStaff } from './calls.ts';
import type { Happening, Scene } from './happening.ts';
import { getMonthPerson } from './people.ts';
import { filesOfCard } from './pictures.ts';
import { type MonthCard, monthApplicationId, monthRenewal } from './plan.ts';
import { workLater } from './work-time.ts';

const [maker, checker] = ['maker2@demo.example', 'checker@demo.example'];
const limit = 2_000_000;

function answersOf(number: number): CardAnswers {
  const { state, township, address } = getMonthPerson(number).person.currentAddress;
  const home = { state, township, address };
  return {
    ...emptyCardAnswers('NRC'),
    applicant: { maritalStatus: number % 2 === 0 ? 'MARRIED' : 'SINGLE', residentialStatus: 'OWNER' },
    income: { monthlySalary: '1,250,000', otherMonthlyIncome: '150,000', serviceYears: '4', serviceMonths: '7' },
    amount: { requested: '2,500,000' },
    addresses: { current: home, permanent: home, isSame: true },
    guarantors: [
      { name: 'DAW NU NU', phone: '09421000911', relationship: 'PARENT' },
      { name: 'U SEIN WIN', phone: '09421000912', relationship: 'COLLEAGUE' },
    ],
    employee: { staffId: '100001' },
  };
}

async function submit(number: number, { trx, at, ask, files }: Scene): Promise<void> {
  const { id: customerId } = getMonthPerson(number);
  const id = monthApplicationId(number);
  const { documents: _, idType: __, ...record } = answersOf(number);
  const submitted = { revision: 1, correction: null };
  await insertApplication(trx, { id, customerId, kind: cardKind, status: 'INIT', record, at, submitted });
  for (const file of files) await attachFile(trx, file, { authorizationReqId: id, at });
  await ask(customerEndpointsOf(cardKind).submit, asCustomer(customerId), { DOCNumber: id, Revision: 1 });
}

interface Decided {
  readonly kind: DeskKind;
  readonly id: string;
  readonly decision: object;
}

async function propose({ kind, id, decision }: Decided, { trx, ask, at }: Scene): Promise<void> {
  const { revision } = await getCase(id, { db: trx, queue: kind.desk.queue });
  await ask(deskEndpointsOf(kind).propose, asStaff(maker, at), { id, revision, ...decision });
}

async function confirm({ kind, id }: Decided, { trx, ask, at }: Scene): Promise<void> {
  const { revision } = await getCase(id, { db: trx, queue: kind.desk.queue });
  const proposal = await findOpenProposal(trx, id);
  await ask(deskEndpointsOf(kind).confirm, asStaff(checker, at), { id, revision, proposalId: proposal?.id });
}

function decisionOf(kind: MonthCard['decided'][number]): object {
  const remarks = byLanguage((language) => serverText(language)('sandbox.month.toldReason'));
  return { kind, ...(kind === 'APPROVE' && { limit }), ...(kind === 'REJECT' && { remarks }) };
}

/** Somebody applies for a card, and staff decide on it, one step after the other. */
export function applyForCard({ number, when, decided, isProposed }: MonthCard): Happening[] {
  const from = getMonthPerson(number);
  const applied: Happening = {
    when,
    sends: { from, files: filesOfCard(number) },
    live: (scene) => submit(number, scene),
  };
  const steps = decided.flatMap((each, index): Happening[] => {
    const decision = { kind: cardKind, id: monthApplicationId(number), decision: decisionOf(each) };
    const proposed = workLater(when, 120 + index * 460);
    const isOpen = isProposed && index === decided.length - 1;
    return [
      { when: proposed, live: (scene) => propose(decision, scene) },
      ...(isOpen ? [] : [{ when: workLater(proposed, 35), live: (scene: Scene) => confirm(decision, scene) }]),
    ];
  });
  return [applied, ...steps];
}

/** Who has a card of the bank already orders the next one, and staff have it made. */
export function renewCardOfMonth(): Happening[] {
  const { number, when, made } = monthRenewal;
  const customer = getMonthPerson(number);
  async function renewal({ trx }: Scene): Promise<Decided> {
    const [ordered] = await listRenewals(trx, customer.id);
    return { kind: cardRenewalKind, id: ordered?.documentNo ?? '', decision: { kind: 'MAKE' } };
  }
  return [
    {
      when,
      async live({ trx, ask, bank }) {
        const { idType, idValue, fullName: name, phone } = customer.person;
        const money = { currency: localCurrency, minor: limit * 100 } as const;
        const reference = `demo-month-card-${number}`;
        const card = await bank.issueCard({ reference, identity: { idType, idValue }, name, phone, limit: money });
        await setCifNo(trx, customer.id, card.cifNo);
        await ask(renewCard, asCustomer(customer.id), { CardId: card.cardId, BranchCode: branchOf(number) });
      },
    },
    { when: made, live: async (scene) => propose(await renewal(scene), scene) },
    { when: workLater(made, 40), live: async (scene) => confirm(await renewal(scene), scene) },
  ];
}
