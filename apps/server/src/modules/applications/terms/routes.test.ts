import { definitionOf, termsFilePath, wireLanguage } from '@taga/contract';
import { getTermsPath } from '@taga/contract/endpoints';
import { accountClasses } from '@taga/reference/account-classes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectError } from '../../../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { createCustomers } from '../../access/sessions/testing/customers.ts';

let server: TestServer;
let customer: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  const customers = await createCustomers(server);
  customer = await customers.tokenOf((await customers.add()).loginId);
});
afterAll(() => server.stop());

const english = '/tnc/301-Terms&Conditions-EN.pdf';

describe('GET /tnc/{class}-Terms&Conditions-{LANG}.pdf [TNC-003, I18-009]', () => {
  test('gives anybody the file of each class in both languages', async () => {
    expect(wireLanguage.options).toEqual(['EN', 'MM']);
    for (const { code } of accountClasses) {
      for (const language of wireLanguage.options) {
        const name = `${code}-Terms&Conditions-${language}.pdf`;
        const answer = await server.get(`/tnc/${name}`);
        expect(answer.status, name).toBe(200);
        expect(answer.headers.get('content-type')).toBe('application/pdf');
        expect(answer.headers.get('content-disposition')).toBe(`inline; filename="${name}"`);
        expect(Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 8), name).toBe('%PDF-1.7');
      }
    }
  });

  test('does not mind how the & is written', async () => {
    const answer = await server.get(english.replace('&', '%26'));
    expect(answer.status).toBe(200);
    const plain = await (await server.get(english)).arrayBuffer();
    expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(plain))).toBe(true);
  });

  test('tells a browser that has it that it is still the same', async () => {
    const first = await server.get(english);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    const second = await server.get(english, { 'if-none-match': etag });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');
    expect((await server.get(english.replace('EN', 'MM'), { 'if-none-match': etag })).status).toBe(200);
  });

  test('answers HEAD with the size and no body', async () => {
    const answer = await fetch(server.url + english, { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(10_000);
    expect(await answer.text()).toBe('');
  });

  test.each([
    '/tnc/999-Terms&Conditions-EN.pdf',
    '/tnc/saving-Terms&Conditions-EN.pdf',
    '/tnc/301-Terms&Conditions-FR.pdf',
    '/tnc/301-Terms&Conditions-en.pdf',
    '/tnc/301-Terms&Conditions-EN.pdf/more',
    '/tnc/..%2f..%2fpackage.json',
    '/tnc/',
  ])('has nothing at %s', async (path) => {
    await expectError(await server.get(path), { status: 404, codes: ['TG0404'] });
  });
});

describe('POST download/tnc [API-048, API-049]', () => {
  const ask = (body: object, headers = customer) => server.post('/api/download/tnc', body, headers);

  test('answers the path of the file, which can then be fetched', async () => {
    const answer = await ask({ type: '137', lang: 'MM' });
    const { Data } = definitionOf(getTermsPath).answer.parse(await answer.json());
    expect(Data.Path).toBe(termsFilePath('137', 'MM'));
    expect((await server.get(Data.Path)).headers.get('content-type')).toBe('application/pdf');
  });

  test('does not know a class that the bank does not have', async () => {
    await expectError(await ask({ type: '999', lang: 'EN' }), { status: 404, codes: ['TG0404'] });
  });

  test('names what is wrong with the question', async () => {
    const error = await expectError(await ask({ type: 'saving', lang: 'FR' }), {
      status: 400,
      codes: ['TG1001', 'TG1001'],
    });
    expect(error.Details.map(({ Field }) => Field)).toEqual(['type', 'lang']);
  });

  test('is for customers who have signed in', async () => {
    const visitor = await server.tokenOf('visitor');
    expect((await ask({ type: '137', lang: 'MM' }, visitor)).status).toBe(401);
  });
});
