import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';
import { type QueuedMessage, queueMessage } from '../index.ts';
import { recipientKey } from './mailbox-store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ WORKER: 'true' });
});
afterAll(() => server.stop());
beforeEach(() => server.database.pool.query('truncate sandbox_mailbox'));

const code: QueuedMessage = {
  channel: 'sms',
  to: '09420000001',
  template: 'sign-up-code',
  values: { code: '482913' },
  language: 'en',
};
const link: QueuedMessage = {
  channel: 'email',
  to: 'hlahla@mail.example',
  template: 'verify-email',
  values: { name: '<b>Hla</b>', path: '/email/verify/callback?id=1&token=abc' },
  language: 'mm',
};

async function send(...messages: QueuedMessage[]): Promise<void> {
  for (const message of messages) {
    const before = (await listed()).length;
    await server.database.db.transaction().execute((trx) => queueMessage(trx, message));
    await expect.poll(async () => (await listed()).length).toBe(before + 1);
  }
}

async function listed(query = ''): Promise<Record<string, string>[]> {
  const answer = await server.get(`/sandbox/mailbox.json${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Record<string, string>[];
}

describe('as JSON', () => {
  test('without gateway and mail server both land here, newest first, with five fields each [CHN-003]', async () => {
    const before = new Date().toISOString();
    await send(code, link);
    const messages = await listed();
    const after = new Date().toISOString();
    expect(messages.map(({ channel, to }) => [channel, to])).toEqual([
      ['email', 'hlahla@mail.example'],
      ['sms', '09420000001'],
    ]);
    for (const message of messages) {
      expect(Object.keys(message)).toEqual(['channel', 'to', 'subject', 'text', 'at']);
      expect([before, message.at, after].sort()).toEqual([before, message.at, after]);
    }
    expect(messages[1]).toMatchObject({ subject: '', text: expect.stringMatching(/^482913 is your/) });
    expect(messages[0]?.text).toContain(`${server.url}/email/verify/callback?id=1&token=abc`);
  });

  test('with `to` only what went to that recipient, however it is written [CHN-003]', async () => {
    await send(code, { ...code, to: '09420000002' }, link);
    for (const to of ['09420000001', '%2B959420000001', '+959420000001', '959 420 000 001', '၀၉၄၂၀၀၀၀၀၀၁']) {
      expect(await listed(`?to=${to}`), to).toMatchObject([{ to: '09420000001' }]);
    }
    expect(await listed('?to=HlaHla@Mail.Example')).toMatchObject([{ channel: 'email' }]);
    expect(await listed('?to=nobody@mail.example')).toEqual([]);
  });
});

test('one spelling stands for all of a recipient', () => {
  expect(['+95 9 420-000-001', '00959420000001', '09420000001'].map(recipientKey)).toEqual(
    Array(3).fill('09420000001'),
  );
  expect(recipientKey(' A@B.example ')).toBe('a@b.example');
});

describe('as a page', () => {
  async function page(query = '', headers: Record<string, string> = {}): Promise<string> {
    const answer = await server.get(`/sandbox/mailbox${query}`, headers);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    return answer.text();
  }

  test('shows codes to read and links to click, newest first [CHN-003]', async () => {
    await send(code, link);
    const html = await page();
    expect(html).toContain('482913 is your');
    expect(html).toContain(`<a href="${server.url}/email/verify/callback?id=1&amp;token=abc"`);
    expect(html.indexOf('hlahla@mail.example')).toBeLessThan(html.indexOf('09420000001'));
  });

  test('shows what a customer typed as text', async () => {
    await send(link);
    expect(await page()).not.toContain('<b>');
    expect(await page('?to="><script>alert(1)</script>')).not.toContain('<script');
  });

  test('finds the messages to one recipient', async () => {
    await send(code, link);
    expect(await page('?to=09420000001')).not.toContain('hlahla');
    expect(await page('?to=nobody')).toContain('Nothing was sent to nobody.');
  });

  test('speaks both languages, and its own switch wins', async () => {
    expect(await page('', { cookie: 'lang=mm' })).toContain('<html lang="my">');
    expect(await page('?lang=en', { cookie: 'lang=mm' })).toContain('<html lang="en">');
    expect(await page('?lang=mm')).toContain('စာ မရှိသေးပါ');
  });

  test('needs nothing that the content security policy forbids', async () => {
    await send(code, link);
    const html = await page();
    expect(html).not.toMatch(/<script|<style|\sstyle=|\son\w+=|https?:\/\/(?!127\.0\.0\.1)/);
    const stylesheet = await server.get('/sandbox/mailbox.css');
    expect(stylesheet.headers.get('content-type')).toBe('text/css; charset=utf-8');
    const rules = await stylesheet.text();
    expect(rules).toMatch(/--primary: #[\s\S]*\.chip/);
    for (const [, path = ''] of rules.matchAll(/url\("([^"]+)"\)/g)) {
      const font = await server.get(path);
      expect(font.headers.get('content-type')).toBe('font/woff2');
      expect(
        Buffer.from(await font.arrayBuffer())
          .subarray(0, 4)
          .toString(),
      ).toBe('wOF2');
    }
    expect(rules).not.toMatch(/https?:/);
  });
});

describe('a mail as mail programs show it', () => {
  const frameOf = (html: string) => /<iframe src="([^"]+)" sandbox="([^"]*)"/.exec(html);

  test('is shown beside its text, in a frame that runs nothing and fetches nothing [CHN-002, CHN-003]', async () => {
    await send(code, link);
    const page = await (await server.get('/sandbox/mailbox')).text();
    expect(page.match(/<iframe/g)).toHaveLength(1);
    const [, path = '', sandbox = ''] = frameOf(page) ?? [];
    expect(sandbox.split(' ').sort()).toEqual(['allow-popups', 'allow-popups-to-escape-sandbox']);
    const mail = await server.get(path);
    expect(mail.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(mail.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    const policy = mail.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toMatch(/sandbox allow-popups allow-popups-to-escape-sandbox$/);
    const html = await mail.text();
    expect(html).toContain('<base target="_blank">');
    expect(html).toContain(`${server.url}/email/verify/callback?id=1&amp;token=abc`);
    expect(html).not.toContain('<b>Hla');
  });

  test('is not found where there is none', async () => {
    await send(code);
    const { rows } = await server.database.pool.query('select message_id from sandbox_mailbox');
    for (const id of [rows[0].message_id, '00000000-0000-4000-8000-000000000000', '-'.repeat(36)]) {
      const answer = await server.get(`/sandbox/mail/${id}`);
      expect(answer.status, id).toBe(404);
    }
  });
});

describe('where real channels are set', () => {
  const real = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@bank.example', SMS_URL: 'http://127.0.0.1:1' };

  test('there is no mailbox [SBX-006]', async () => {
    const bank = await startTestServer(real);
    for (const path of [
      '/sandbox/mail/00000000-0000-4000-8000-000000000000',
      '/sandbox/mailbox',
      '/sandbox/mailbox.json',
      '/sandbox/mailbox.css',
    ]) {
      const answer = await bank.get(path);
      expect(answer.status, path).toBe(404);
      await answer.body?.cancel();
    }
    await bank.stop();
  });

  test('with only one of them set, what the other would send still lands here', async () => {
    const half = await startTestServer({ SMS_URL: real.SMS_URL });
    expect((await half.get('/sandbox/mailbox.json')).status).toBe(200);
    await half.stop();
  });
});

describe('for whom', () => {
  const paths = ['/sandbox/mailbox', '/sandbox/mailbox.json'];

  test('it is of this machine alone: behind a proxy it is as if it were not there [SEC-014]', async () => {
    for (const path of paths) {
      expect((await server.get(path)).status).toBe(200);
      for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via']) {
        expect((await server.get(path, { [header]: '203.0.113.7' })).status).toBe(404);
      }
    }
  });

  test('where somebody has said so, it is for all [SEC-014]', async () => {
    const open = await startTestServer({ SANDBOX: 'true' });
    for (const path of paths) expect((await open.get(path, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(200);
    await open.stop();
  });
});
