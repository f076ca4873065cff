import * as calls from '@taga/contract/endpoints';
import type { StaffRole } from '@taga/contract/records/desk/staff';
import { myanmarToday } from '@taga/contract/rules/fields/calendar-date';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BankUnavailable } from '../../../bank/bank-errors.ts';
import { createSandboxBank } from '../../../bank/sandbox/index.ts';
import { expectError } from '../../../testing/expect-error.ts';
import {
  type CardApplicant,
  type CardSite,
  dataOf,
  startCardSite,
} from '../../applications/kinds/card/testing/card-site.ts';
import { createCardOrders } from './index.ts';
import { renewOwnCard } from './order-renewal.ts';

let site: CardSite;
let mya: CardApplicant;
beforeAll(async () => {
  site = await startCardSite();
});
afterAll(() => site.server.stop());
beforeEach(async () => {
  mya = await site.applicant();
});

const bank = () => createSandboxBank({ db: site.server.database.db, now: site.clock.now });

/** A card that the bank has made for the customer. */
async function addCard({ customer }: CardApplicant, reference = 'first'): Promise<string> {
  const [row] = await site.rows('select id_value, phone from customers where id = $1', customer.id);
  const { id_value: idValue, phone } = row as { id_value: string; phone: string };
  const identity = { idType: 'NRC', idValue } as const;
  const limit = { currency: 'MMK', minor: 900_000_00 } as const;
  const { cardId } = await bank().issueCard({
    reference: `${customer.id}-${reference}`,
    identity,
    name: 'MYA MYA',
    phone,
    limit,
  });
  return cardId;
}

const cardsOf = async (who: CardApplicant) =>
  (await dataOf(calls.listCards, await who.ask(calls.listCards))).Data.Cards;
const renew = (CardId: string, BranchCode = '001') => mya.ask(calls.renewCard, { CardId, BranchCode });

describe('the renewal of a card [CRD-004]', () => {
  test('lists the customer’s cards with nothing of the number but its end, and is an order', async () => {
    expect(await cardsOf(mya)).toEqual([]);
    const CardId = await addCard(mya);
    const [card] = await cardsOf(mya);
    expect(card).toMatchObject({ CardId, CreditLimit: 900_000, IsRenewable: true, RenewalOrder: null });
    expect(card?.CardNumber).toMatch(/^•••• •••• •••• \d{4}$/);

    const { DOCNumber, Status } = (await dataOf(calls.renewCard, await renew(CardId))).Data;
    expect(Status).toBe('APPROVED');
    expect(await mya.orders()).toMatchObject([
      { AuthorizationReqId: DOCNumber, ServiceType: 'CARDRENEWAL', Status: 'APPROVED', BranchName: 'Ahlone Branch' },
    ]);
    expect(await mya.messages()).toEqual(['CardCreated']);
    const after = await cardsOf(mya);
    expect(after).toHaveLength(2);
    expect(after.find((each) => each.CardId === CardId)).toMatchObject({
      IsRenewable: false,
      RenewalOrder: { DOCNumber, BranchCode: '001' },
    });
  });

  test('is one order, however often and from however many tabs it comes', async () => {
    const CardId = await addCard(mya);
    const answers = await Promise.all(Array.from({ length: 5 }, () => renew(CardId)));
    const orders = await Promise.all(answers.map((answer) => dataOf(calls.renewCard, answer)));
    expect(new Set(orders.map(({ Data }) => Data.DOCNumber)).size).toBe(1);
    expect(await mya.orders()).toHaveLength(1);
    expect(await cardsOf(mya)).toHaveLength(2);
  });

  test('of another’s card is answered like that of none [SEC-001]', async () => {
    const thida = await site.applicant();
    const CardId = await addCard(thida);
    await addCard(mya);
    for (const asked of [CardId, 'C0']) await expectError(await renew(asked), { status: 404, codes: ['TG0404'] });
    expect(await cardsOf(thida)).toHaveLength(1);
  });

  test('of a card that has ended is refused, and so is a branch that there is not', async () => {
    const CardId = await addCard(mya);
    await expectError(await renew(CardId, '999'), { status: 400, codes: ['TG1001'] });
    await bank().cancelCard({ reference: `${CardId}-end`, cardId: CardId });
    await expectError(await renew(CardId), { status: 400, codes: ['TG1506'] });
  });

  test('is carried on when the bank did not answer, and told once [REL-001]', async () => {
    const CardId = await addCard(mya);
    const { db } = site.server.database;
    const silent = { ...bank(), renewCard: () => Promise.reject(new BankUnavailable('no answer')) };
    const orders = (by: typeof silent | ReturnType<typeof bank>) =>
      createCardOrders({ db, bank: by, now: site.clock.now, random: Math.random });
    const accounts = { customerNo: async () => (await bank().findCard(CardId))?.cifNo ?? null };
    const { id } = await renewOwnCard(
      mya.customer.id,
      { cardId: CardId, branchCode: '001' },
      { db, bank: silent, now: site.clock.now, random: Math.random, customerAccounts: accounts },
    );
    expect(await mya.orders()).toMatchObject([{ Status: 'PENDING' }]);
    expect(
      await site.rows('select 1 from graphile_worker.jobs where key = $1', `advance-card-order:${id}`),
    ).toHaveLength(1);
    await Promise.all([orders(bank()).advance(id), orders(bank()).advance(id)]);
    expect(await mya.orders()).toMatchObject([{ Status: 'APPROVED' }]);
    expect(await mya.messages()).toEqual(['CardCreated']);
  });

  test('goes on at the desk after APPROVED: being made, ready to collect, done; two people for each, the customer is told each time, and a second order meanwhile is the same [DSK-022]', async () => {
    const [maker, checker] = [await renewalMember('maker'), await renewalMember('checker')];
    const CardId = await addCard(mya);
    const order = async () => (await dataOf(calls.renewCard, await renew(CardId))).Data.DOCNumber;
    const id = await order();
    const listed = await maker.list({ status: 'APPROVED' });
    expect(listed.applications).toContainEqual(
      expect.objectContaining({ id, customerName: 'MYA MYA', branchCode: '001' }),
    );
    expect(await maker.look(id)).toMatchObject({
      record: { BranchCode: '001', Applicant: { APPLICANT_NAME: 'MYA MYA' } },
      newCard: { cardType: expect.any(String) },
    });

    const reached: string[] = [];
    for (const kind of ['MAKE', 'READY', 'COMPLETE']) {
      site.clock.advance(60);
      expect(await order()).toBe(id);
      await maker.propose(id, { kind });
      await expectError(await maker.tryConfirm(id), { status: 403, codes: [expect.any(String)] });
      reached.push((await checker.confirm(id)).application.status);
      expect((await detail(id)).Status).toBe(reached.at(-1));
    }
    expect(reached).toEqual(['IN_PRODUCTION', 'READY', 'COMPLETED']);
    expect(await subjects()).toEqual([
      'Your new credit card is with you',
      'Your credit card is ready to be picked up at your branch',
      'Your new credit card is being made',
      'Your credit card is approved',
    ]);
    const [ordered, ...others] = await mya.orders();
    expect(ordered).toMatchObject({ ServiceType: 'CARDRENEWAL', Status: 'COMPLETED', BranchName: 'Ahlone Branch' });
    expect(others).toEqual([]);
  });

  test('has a detail with both cards, the branch and the days, for its customer alone [SEC-001]', async () => {
    const { DOCNumber: id } = (await dataOf(calls.renewCard, await renew(await addCard(mya)))).Data;
    const shown = await detail(id);
    expect(shown).toMatchObject({ DOCNumber: id, Status: 'APPROVED', BranchCode: '001' });
    expect(shown.Card.CardNumber).toMatch(/^•••• •••• •••• \d{4}$/);
    expect(shown.NewCard?.CardNumber).toMatch(/^•••• •••• •••• \d{4}$/);
    expect(Object.keys(shown.StatusDates).sort()).toEqual(['APPROVED', 'PENDING']);
    const thida = await site.applicant();
    for (const asked of [id, '00000000-0000-4000-8000-000000000000']) {
      const answer = await thida.ask(calls.getCardRenewal, { DOCNumber: asked });
      await expectError(answer, { status: 404, codes: ['TG0404'] });
    }
  });

  test('is in the figures by how far it is', async () => {
    const maker = await site.member('maker');
    const today = myanmarToday(site.clock.now());
    const counted = async () => {
      const answer = await maker.ask(calls.getFigures, { from: today, to: today });
      const { requests } = await dataOf(calls.getFigures, answer);
      return requests.find(({ kind, status }) => kind === 'card-renewal' && status === 'APPROVED')?.count ?? 0;
    };
    const before = await counted();
    await renew(await addCard(mya));
    expect(await counted()).toBe(before + 1);
  });

  test('of each of two cards is an order of its own', async () => {
    const [one, other] = [await addCard(mya), await addCard(mya, 'second')];
    for (const cardId of [one, other]) await dataOf(calls.renewCard, await renew(cardId));
    expect(await mya.orders()).toHaveLength(2);
  });

  const detail = async (DOCNumber: string) =>
    (await dataOf(calls.getCardRenewal, await mya.ask(calls.getCardRenewal, { DOCNumber }))).Data;
  const subjects = async () => {
    const answer = await mya.ask(calls.listMessages, { LoginId: mya.customer.loginId });
    return (await dataOf(calls.listMessages, answer)).Data.Details.map(({ Subject }) => Subject);
  };

  /** At the screens of the renewals. */
  async function renewalMember(...roles: StaffRole[]) {
    const { ask } = await site.member(...roles);
    const look = async (id: string) =>
      dataOf(calls.getDeskRenewalApplication, await ask(calls.getDeskRenewalApplication, { id }));
    const seen = async (id: string) => {
      const { application, proposal } = await look(id);
      return { id, revision: application.revision, proposalId: proposal?.id ?? 'none' };
    };
    const tryConfirm = async (id: string) => ask(calls.confirmRenewalProposal, await seen(id));
    return {
      look,
      tryConfirm,
      list: async (input: object) =>
        dataOf(calls.listRenewalApplications, await ask(calls.listRenewalApplications, { ...input })),
      propose: async (id: string, decision: object) => {
        const { proposalId: _, ...which } = await seen(id);
        return dataOf(calls.proposeRenewalDecision, await ask(calls.proposeRenewalDecision, { ...which, ...decision }));
      },
      confirm: async (id: string) => dataOf(calls.confirmRenewalProposal, await tryConfirm(id)),
    };
  }
});
