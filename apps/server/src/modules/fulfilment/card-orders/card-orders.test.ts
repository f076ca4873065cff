import * as calls from '@taga/contract/endpoints';
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
async function addCard({ customer }: CardApplicant): Promise<string> {
  const [row] = await site.rows('select id_value, phone from customers where id = $1', customer.id);
  const { id_value: idValue, phone } = row as { id_value: string; phone: string };
  const identity = { idType: 'NRC', idValue } as const;
  const limit = { currency: 'MMK', minor: 900_000_00 } as const;
  const { cardId } = await bank().issueCard({ reference: customer.id, identity, name: 'MYA MYA', phone, limit });
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
    const [{ id }] = (await site.rows(
      `insert into card_orders (id, kind, customer_id, card_id, branch_code, created_at, due_at)
       values (gen_random_uuid(), 'RENEW', $1, $2, '001', $3, $3) returning id`,
      mya.customer.id,
      CardId,
      site.clock.now(),
    )) as [{ id: string }];
    await orders(silent).advance(id);
    expect(await mya.orders()).toMatchObject([{ Status: 'PENDING' }]);
    expect(
      await site.rows('select 1 from graphile_worker.jobs where key = $1', `advance-card-order:${id}`),
    ).toHaveLength(1);
    await Promise.all([orders(bank()).advance(id), orders(bank()).advance(id)]);
    expect(await mya.orders()).toMatchObject([{ Status: 'APPROVED' }]);
    expect(await mya.messages()).toEqual(['CardCreated']);
  });
});
