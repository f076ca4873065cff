import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { IdentityCase, IdentityResult, IdentityVerifier } from '../identity-verifier.ts';
import { goodCase } from '../testing/good-case.ts';
import { passportPage } from '../testing/pictures.ts';
import { type ProviderDouble, startProviderDouble } from '../testing/provider-double.ts';
import { createProviderVerifier } from './index.ts';

const approved: IdentityResult = { result: 'approved', reasons: [], scores: {} };
let found = approved;
/** What the provider had before it, taken from the wire again. */
let looked: IdentityCase | undefined;
let provider: ProviderDouble;
beforeAll(async () => {
  provider = await startProviderDouble({
    verify: async (given) => {
      looked = given;
      return found;
    },
  });
});
afterEach(() => {
  provider.behave(undefined);
  found = approved;
});
afterAll(() => provider.stop());

function connect(changes: Partial<Parameters<typeof createProviderVerifier>[0]> = {}): IdentityVerifier {
  return createProviderVerifier({
    url: provider.url,
    token: 'secret',
    timeoutMs: 60_000,
    attempts: 2,
    totalMs: 60_000,
    maxCalls: 5,
    now: () => new Date(),
    random: () => 0,
    ...changes,
  });
}

describe('a provider', () => {
  test.each<[string, Partial<IdentityCase>]>([
    ['a card', {}],
    ['a passport', { idType: 'PP', back: undefined, person: passportPage.person }],
    ['a card without a video', { video: undefined, headTurns: undefined }],
  ])('has before it every byte of %s, and who it is to be [IDV-001, IDV-003]', async (_, changes) => {
    const given = await goodCase(changes);
    await connect().verify(given);
    expect(looked).toEqual(given);
  });

  test.each<Pick<IdentityResult, 'result' | 'reasons'>>([
    { result: 'approved', reasons: [] },
    { result: 'refused', reasons: ['face-differs', 'head-not-turned'] },
    { result: 'refused', reasons: ['passport-differs'] },
    { result: 'undecided', reasons: ['video-missing'] },
  ])('is believed when it says $result $reasons [IDV-002, IDV-003, IDV-007]', async (said) => {
    found = { ...said, scores: {} };
    expect(await connect().verify(await goodCase())).toMatchObject(said);
  });

  test('is told who, what and which way to turn, with the token and a name for the check (G-142) [IDV-001]', async () => {
    const given = await goodCase();
    await connect().verify(given);
    const { path, headers, body } = provider.received.at(-1) ?? {};
    expect(path).toBe('/identity-checks');
    expect(headers).toMatchObject({ authorization: 'Bearer secret', 'idempotency-key': given.reference });
    expect(body).toMatchObject({ IDMServiceId: 155, IDType: 'NID', HeadTurns: ['left', 'right'] });
    expect(body?.Image.map(({ Side }) => Side)).toEqual(['FRONT', 'BACK']);
  });

  test('names its form in either shape [BIO-023]', async () => {
    const given = await goodCase();
    for (const _ of ['plainly', 'one level down']) {
      expect((await connect().verify(given)).form).toEqual({ id: `form-${given.reference}`, key: 'key-1' });
    }
  });

  test.each([
    ['a state alone', 'Approved - Pending for KYC', '999'],
    ['a status alone', 'Approved', '000'],
  ])('says yes with both words only, not with %s [BIO-010]', async (_, State, Status_Code) => {
    const details = { State, FormId: 'f', FormKey: 'k' };
    const answer = JSON.stringify({ Data: { FormDetails: details }, Status: { Status_Code } });
    provider.behave((response) => void response.end(answer));
    const result = await connect().verify(await goodCase());
    expect(result).toMatchObject({ result: 'refused', reasons: ['refused-by-provider'] });
  });
});

const notChecked = { result: 'undecided', reasons: ['not-checked-yet'], isWorthRetrying: true };

describe('a provider that fails says nothing about anybody [IDV-004, REL-004]', () => {
  test.each([
    ['hangs', () => undefined],
    ['answers 503', (response: ServerResponse) => void response.writeHead(503).end()],
    ['answers 401', (response: ServerResponse) => void response.writeHead(401).end()],
    ['leads elsewhere', (response: ServerResponse) => void response.writeHead(302, { location: '/' }).end()],
    ['answers nonsense', (response: ServerResponse) => void response.end('{"Status":"000"}')],
    ['breaks off', (response: ServerResponse) => void response.socket?.destroy()],
  ])('when it %s', async (_, oddity) => {
    provider.behave(oddity);
    const result = await connect({ timeoutMs: 500, totalMs: 2_000 }).verify(await goodCase());
    expect(result).toMatchObject(notChecked);
  });

  test('and is tried as often as the settings say, then left alone for a while', async () => {
    provider.behave((response) => void response.writeHead(503).end());
    const verifier = connect({ attempts: 5 });
    const given = await goodCase();
    const before = provider.received.length;
    await verifier.verify(given);
    expect(provider.received.length - before).toBe(5);
    expect(await verifier.verify(given)).toMatchObject(notChecked);
    expect(provider.received.length - before).toBe(5);
  });
});
