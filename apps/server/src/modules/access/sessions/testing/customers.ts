import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { SignedIn } from '@taga/contract/records/access/session';
import { expect } from 'vitest';
import type { TestServer } from '../../../../testing/test-server.ts';
import { createCustomer, type Person } from '../../../customers/customers/index.ts';
import { somebody } from '../../../customers/customers/testing/somebody.ts';
import { readOutbox } from '../../../messaging/channels/testing/read-outbox.ts';

export const password = 'Thanlwin7Myit';
export const wrongPassword = 'Ayeyarwady8Myit';

/** A hash says itself what it costs to compare: a cheap one, because most tests sign somebody in. */
const passwordHash = hash(password, { memoryCost: 1024, timeCost: 1, parallelism: 1 });

export const androidChrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

export interface TestCustomer {
  readonly id: string;
  readonly loginId: string;
  readonly phone: string;
}

/** Customers who are there already, and what they do to get in. */
export async function createCustomers(server: TestServer) {
  const visitor = await server.tokenOf('visitor');
  const { db } = server.database;
  const storedHash = await passwordHash;

  const login = (loginId: string, given = password, headers: Record<string, string> = {}) =>
    server.post(
      '/api/auth/login',
      { LOGIN_ID: loginId, PWD: given },
      { 'user-agent': androidChrome, ...visitor, ...headers },
    );

  async function signIn(loginId: string, headers: Record<string, string> = {}): Promise<SignedIn> {
    const answer = await login(loginId, password, headers);
    const text = await answer.text();
    expect(answer.status, text).toBe(200);
    return JSON.parse(text).Data;
  }

  /** A phone or computer that signs in and keeps the cookie it is given. */
  function device(userAgent = androidChrome) {
    let cookie = '';
    return {
      cookie: () => cookie,
      async signIn(loginId: string): Promise<SignedIn> {
        const answer = await login(loginId, password, { 'user-agent': userAgent, ...(cookie && { cookie }) });
        expect(answer.status).toBe(200);
        cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
        return ((await answer.json()) as { Data: SignedIn }).Data;
      },
    };
  }

  return {
    visitor,
    login,
    signIn,
    device,
    async add(changes: Partial<Person> = {}): Promise<TestCustomer> {
      const person = somebody(changes);
      const id = randomUUID();
      const at = new Date('2026-01-01T00:00:00Z');
      await db
        .transaction()
        .execute((trx) => createCustomer(trx, { id, person, passwordHash: storedHash, existingCustomer: false, at }));
      return { id, loginId: person.loginId, phone: person.phone };
    },
    /** The token of a sign-in as a header. */
    async tokenOf(loginId: string): Promise<{ authorization: string }> {
      return bearer((await signIn(loginId)).accesstoken);
    },
    refresh: (token: string) => server.post('/api/auth/refresh_token', { refresh_token: token }),
    /** What would have been sent, by template. */
    messagesTo: (recipient: string) => readOutbox(server.database, recipient),
  };
}

export type Customers = Awaited<ReturnType<typeof createCustomers>>;

export function bearer(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` };
}

/** The answer without what is never the same twice. */
export async function comparable(answer: Response): Promise<unknown> {
  const body = (await answer.json()) as { Error?: object };
  return { status: answer.status, body: body.Error ? { ...body.Error, RequestId: '' } : body };
}
