import { staffRoles } from '@taga/contract/constants';
import { allEndpoints } from '@taga/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type DeskServer, startDeskServer } from '../../testing/desk-server.ts';
import { expectError } from '../../testing/expect-error.ts';

let server: DeskServer;
beforeAll(async () => {
  server = await startDeskServer({ RATE_LIMIT_CALLS: '100000', RATE_LIMIT_CUSTOMER: '100000' });
});
afterAll(() => server.stop());

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const encode = (text: string) => Buffer.from(text).toString('base64url');
const moments = [
  'NaN',
  'now',
  'infinity',
  '+275760-09-13T00:00:00.000Z',
  '-000001-01-01T00:00:00.000Z',
  '2026-02-31T00:00:00.000Z',
  '2026-13-01T25:61:61.000Z',
  '2026-03-01',
  '2026-99-99 00:00:00+00',
];
const forged = [
  'abc',
  encode('nonsense'),
  encode('\0'),
  encode('{}'),
  ...moments.flatMap((at) => [encode(`${at} ${id}`), encode(JSON.stringify([at, id]))]),
  ...['x', '-'.repeat(36), `${id.slice(1)}g`].flatMap((no) => [
    encode(`2026-03-01T00:00:00.000Z ${no}`),
    encode(JSON.stringify(['2026-03-01 00:00:00+00', no])),
  ]),
];

const paged = allEndpoints.filter(({ body }) => body instanceof z.ZodMiniObject && 'cursor' in body.shape);

const isOfCustomer = ({ body }: (typeof paged)[number]) =>
  body instanceof z.ZodMiniObject && 'customerId' in body.shape;

test('every list that goes on from a cursor is walked here', () => {
  expect(paged.map((endpoint) => endpoint.id).sort()).toEqual([
    'listBroadcasts',
    'listCardApplications',
    'listCases',
    'listCustomerDeliveries',
    'listCustomerMessages',
    'listDeliveries',
    'listMentions',
    'listRenewalApplications',
    'searchAudit',
  ]);
});

test.each(paged.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s refuses a cursor that is none of ours as it refuses any wrong field',
  async (_, endpoint) => {
    const role = staffRoles.find((each) => endpoint.allowedRoles.includes(each)) ?? 'administrator';
    for (const cursor of forged) {
      const ofCustomer = isOfCustomer(endpoint) && { customerId: id };
      const answer = await server.desk(role, endpoint.path.replace('/desk', ''), { ...ofCustomer, cursor });
      const { Details } = await expectError(answer, { status: 400, codes: ['TG1001'] });
      expect(Details[0]?.Field).toBe('cursor');
    }
  },
);
