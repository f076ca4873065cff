import { errorBody } from '@taga/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const english = 'There is nothing at this address.';
const burmese = /^[\u1000-\u109F\s။၊]+$/;

async function descriptionOf(path: string, headers: Record<string, string> = {}): Promise<string> {
  const body = errorBody.parse(await (await server.get(path, headers)).json());
  return body.Error.Details[0]?.ErrorDescription ?? '';
}

describe('the words of an answer [API-003, I18-004]', () => {
  test('are English when nothing is said', async () => {
    expect(await descriptionOf('/api/unknown')).toBe(english);
  });

  test('are Burmese with the query lang=MM', async () => {
    expect(await descriptionOf('/api/unknown?lang=MM')).toMatch(burmese);
  });

  test('are Burmese with the header lang: MM', async () => {
    expect(await descriptionOf('/api/unknown', { lang: 'MM' })).toMatch(burmese);
  });

  test('follow the query when query and header disagree', async () => {
    expect(await descriptionOf('/api/unknown?lang=EN', { lang: 'MM' })).toBe(english);
    expect(await descriptionOf('/api/unknown?lang=MM', { lang: 'EN' })).toMatch(burmese);
  });

  test('follow the header when the query names no language of ours', async () => {
    expect(await descriptionOf('/api/unknown?lang=FR', { lang: 'MM' })).toMatch(burmese);
    expect(await descriptionOf('/api/unknown?lang=MM&lang=EN')).toBe(english);
  });

  test('are in the language also when the address cannot be decoded', async () => {
    expect(await descriptionOf('/api/%zz', { lang: 'MM' })).toMatch(burmese);
  });
});
