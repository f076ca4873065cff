import { afterEach, expect, test } from 'vitest';
import { DeliveryRefused } from '../channel.ts';
import { type SmsSink, startSmsSink, status } from '../testing/sms-sink.ts';
import { createSmsGateway } from './sms-gateway.ts';

const sms = { id: '0190d2a4-0000-4000-8000-000000000001', to: '09420000001', text: '482913 သည် ကုဒ်ဖြစ်ပါသည်။' };
const never = new AbortController().signal;

let sink: SmsSink | undefined;
afterEach(async () => {
  await sink?.close();
  sink = undefined;
});

async function sinkThat(answer?: Parameters<typeof startSmsSink>[0]): Promise<SmsSink> {
  sink = await startSmsSink(answer);
  return sink;
}

test('posts number, text and id as JSON [CHN-002]', async () => {
  const { url, received } = await sinkThat(status(202));
  await createSmsGateway({ url }).send(sms, never);
  expect(received).toMatchObject([
    { body: sms, headers: { 'content-type': 'application/json', 'idempotency-key': sms.id } },
  ]);
  expect(received[0]?.headers).not.toHaveProperty('authorization');
});

test.each([
  ['in the address', 'http://:t%2Fk3n@', undefined],
  ['in a setting of its own', 'http://', 't/k3n'],
])('shows the token that stands %s', async (_, start, token) => {
  const { url, received } = await sinkThat();
  await createSmsGateway({ url: url.replace('http://', start), token }).send(sms, never);
  expect(received[0]?.headers.authorization).toBe('Bearer t/k3n');
});

test.each([400, 404, 422])('takes %i for a domain error that another try would not change', async (code) => {
  const { url } = await sinkThat(status(code));
  await expect(createSmsGateway({ url }).send(sms, never)).rejects.toBeInstanceOf(DeliveryRefused);
});

test.each([401, 403, 408, 429, 500, 502, 503])('takes %i for a failure that may pass [REL-004]', async (code) => {
  const { url } = await sinkThat(status(code));
  const failure = await createSmsGateway({ url })
    .send(sms, never)
    .catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: `HTTP_${code}` });
  expect(failure).not.toBeInstanceOf(DeliveryRefused);
});

test('does not carry a message to where a redirect points', async () => {
  const other = await startSmsSink();
  const { url } = await sinkThat((response) => response.writeHead(307, { location: other.url }).end());
  await expect(createSmsGateway({ url }).send(sms, never)).rejects.toThrow();
  expect(other.received).toEqual([]);
  await other.close();
});

test('a gateway that hangs is given up when the time is over [REL-004]', async () => {
  const time = new AbortController();
  const { url } = await sinkThat(() => time.abort(new Error('time is over')));
  await expect(createSmsGateway({ url }).send(sms, time.signal)).rejects.toThrow('time is over');
});
