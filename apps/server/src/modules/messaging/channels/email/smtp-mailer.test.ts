import { createServer, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { DeliveryRefused, type Email } from '../channel.ts';
import { type SmtpSink, smtpAnswer, startSmtpSink } from '../testing/smtp-sink.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const email: Email = {
  id: '0190d2a4-0000-4000-8000-000000000001',
  to: 'hlahla@mail.example',
  subject: 'သင့်စကားဝှက်ကို ပြောင်းလဲပြီးပါပြီ',
  text: 'မင်္ဂလာပါ၊\n\nစာသား',
  html: '<p lang="my">မင်္ဂလာပါ၊</p>',
  htmlLanguage: 'my',
};
const from = { name: 'Taga Bank', address: 'no-reply@bank.example' };
const never = new AbortController().signal;

let sink: SmtpSink | undefined;
afterEach(async () => {
  await sink?.close();
  sink = undefined;
});

async function sinkWith(options: Parameters<typeof startSmtpSink>[0] = {}): Promise<SmtpSink> {
  sink = await startSmtpSink(options);
  return sink;
}

const mailerTo = (url: string, timeoutMs = 2_000) => createSmtpMailer({ url, from, timeoutMs });

test('sends HTML and plain text over SMTP, with an id that stays the same [CHN-002]', async () => {
  const { url, received } = await sinkWith();
  await mailerTo(url).send(email, never);

  expect(received).toHaveLength(1);
  const [mail] = received;
  expect(mail).toMatchObject({ from: from.address, to: [email.to] });
  expect(mail?.parsed).toMatchObject({ subject: email.subject, messageId: `<${email.id}@bank.example>` });
  expect(mail?.parsed.from).toMatchObject({ name: 'Taga Bank', address: from.address });
  expect(mail?.parsed.text?.trim()).toBe(email.text);
  expect(mail?.parsed.html?.trim()).toBe(email.html);
  const headers = Object.fromEntries(mail?.parsed.headers.map(({ key, value }) => [key, value]) ?? []);
  expect(headers).toMatchObject({ 'content-language': 'my', 'auto-submitted': 'auto-generated' });
});

test('an address with a comma in it does not become two recipients', async () => {
  const { url, received } = await sinkWith();
  await mailerTo(url)
    .send({ ...email, to: 'a@mail.example, b@mail.example' }, never)
    .catch(() => undefined);
  expect(received.flatMap(({ to }) => to)).not.toContain('b@mail.example');
});

test.each([
  ['the file', { path: fileURLToPath(import.meta.url) }, 'File access rejected'],
  ['what is at the address', { href: 'http://127.0.0.1:9/' }, 'Url access rejected'],
])('a text that names one is not replaced by %s', async (_, text, refusal) => {
  const { url, received } = await sinkWith();
  await expect(mailerTo(url).send({ ...email, text: text as never }, never)).rejects.toThrow(refusal);
  expect(received).toEqual([]);
});

describe('tells apart', () => {
  test('a mail that will never be taken', async () => {
    const { url } = await sinkWith({
      onRcptTo: (_address, _session, answer) => answer(smtpAnswer(550, 'No such mailbox')),
    });
    await expect(mailerTo(url).send(email, never)).rejects.toBeInstanceOf(DeliveryRefused);
  });

  test('a mail server that asks to come back later', async () => {
    const { url } = await sinkWith({
      onMail: () => {
        throw smtpAnswer(451, 'Try again');
      },
    });
    const failure = await mailerTo(url)
      .send(email, never)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(DeliveryRefused);
  });

  test('one that is not there', async () => {
    const { url, close } = await startSmtpSink();
    await close();
    await expect(mailerTo(url).send(email, never)).rejects.toThrow('ECONNREFUSED');
  });
});

test('a mail server that hangs in the middle is given up when the time is over [REL-004]', async () => {
  const time = new AbortController();
  const { url } = await sinkWith({
    onMail() {
      time.abort(new Error('time is over'));
      return new Promise(() => undefined);
    },
  });
  await expect(mailerTo(url, 600_000).send(email, time.signal)).rejects.toThrow('time is over');
});

test('a password is not told to a mail server that offers no TLS', async () => {
  const heard: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.write('220 mail.example ESMTP\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      heard.push(chunk.toString());
      socket.write(/^EHLO/i.test(chunk.toString()) ? '250-mail.example\r\n250 AUTH PLAIN LOGIN\r\n' : '502 No\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await expect(mailerTo(`smtp://taga:s3cret@127.0.0.1:${port}`).send(email, never)).rejects.toThrow();
  expect(heard.join('')).toMatch(/^EHLO/);
  expect(heard.join('')).not.toMatch(/AUTH/i);
  for (const socket of sockets) socket.destroy();
  server.close();
});
