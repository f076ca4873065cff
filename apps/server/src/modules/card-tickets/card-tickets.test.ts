import * as calls from '@taga/contract/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectError } from '../../testing/expect-error.ts';
import { type CardApplicant, type CardSite, startCardSite } from '../card-applications/testing/card-site.ts';

let site: CardSite;
let mya: CardApplicant;
beforeAll(async () => {
  site = await startCardSite();
});
afterAll(() => site.server.stop());
beforeEach(async () => {
  site.clock.reset();
  mya = await site.applicant();
});

const notThere = { status: 404, codes: ['TG0404'] } as const;
const isDead = async (page: { authorization: string }) =>
  expectError(await mya.ask(calls.getCardApplication, {}, page), { status: 401, codes: ['TG0401'] });

describe('a ticket for the card pages [CRD-005]', () => {
  test('is exchanged once, also when ten try at the same moment', async () => {
    const ticket = await mya.ticket();
    const answers = await Promise.all(Array.from({ length: 10 }, () => mya.exchange(ticket)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(404)]);
    await expectError(await mya.exchange(ticket), notThere);
  });

  test('runs out after a minute, and one that never was is answered the same', async () => {
    const ticket = await mya.ticket();
    site.clock.advance(61);
    const expired = await expectError(await mya.exchange(ticket), notThere);
    const foreign = await expectError(await mya.exchange('A'.repeat(43)), notThere);
    expect({ ...expired, RequestId: '' }).toEqual({ ...foreign, RequestId: '' });
  });

  test('is worth nothing once its customer has signed out, or is blocked', async () => {
    const ticket = await mya.ticket();
    await site.server.post('/api/auth/logout', undefined, mya.token);
    await expectError(await mya.exchange(ticket), notThere);
    const thida = await site.applicant();
    const another = await thida.ticket();
    await site.rows(`update customers set status = 'BLOCKED' where id = $1`, thida.customer.id);
    await expectError(await thida.exchange(another), notThere);
  });

  test('is in the database as a hash alone, and so is what it was exchanged for', async () => {
    const ticket = await mya.ticket();
    const page = await mya.openPage();
    const rows = await site.rows('select to_jsonb(t)::text as row from card_tickets t');
    const all = JSON.stringify(rows) + site.server.logged();
    for (const secret of [ticket, page.authorization.slice('Bearer '.length)]) {
      expect(all).not.toContain(secret);
      expect(all).not.toContain(Buffer.from(secret, 'base64url').toString('hex'));
    }
  });
});

describe('the token of a card page [CRD-005, SEC-001]', () => {
  test('is no session: it opens nothing but the card pages’ calls', async () => {
    for (const [path, body] of [
      ['/api/auth/profile', { LOGIN_ID: mya.customer.loginId }],
      ['/api/orders/getAll', { LoginId: mya.customer.loginId }],
      ['/api/orders/getCreditOrderDetail', { DOCNumber: 'x' }],
      ['/api/cards/ticket', undefined],
      ['/api/auth/logout', undefined],
    ] as const) {
      await expectError(await site.server.post(path, body, mya.page), { status: 401, codes: ['TG0401'] });
    }
    await expectError(await mya.ask(calls.getCardApplication, {}, mya.token), { status: 401, codes: ['TG0401'] });
    const asked = { townshipCode: 'MMR013037', accountClass: '301' };
    const branches = await site.server.get(`/api/cb/branches?${new URLSearchParams(asked)}`, { ...mya.page });
    expect(branches.status).toBe(200);
  });

  test('ends after half an hour, and with the session of the portal', async () => {
    const another = await mya.openPage();
    await site.server.post('/api/auth/logout', undefined, mya.token);
    await isDead(mya.page);
    await isDead(another);
    const thida = await site.applicant();
    site.clock.advance(30 * 60 + 1);
    await isDead(thida.page);
  });
});
