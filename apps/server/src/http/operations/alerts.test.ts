import { readFileSync } from 'node:fs';
import { errorCodes } from '@taga/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectError } from '../../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let text: string;
beforeAll(async () => {
  server = await startTestServer({ WORKER: 'true' });
  await server.database.pool.query(
    `insert into outbox (id, channel, recipient, template, template_values, language, due_at, state, finished_at)
     values (gen_random_uuid(), 'sms', '09420000001', 'sign-up-code', '{}', 'en', now(), 'failed', now())`,
  );
  text = await (await server.get('/metrics')).text();
});
afterAll(() => server.stop());

const deployed = (path: string) => readFileSync(new URL(`../../../../../deploy/${path}`, import.meta.url), 'utf8');

const alerts = [...deployed('prometheus/alerts.yml').matchAll(/^ {6}- alert: (\w+)\n {8}expr: (.+)$/gm)].map(
  ([, name = '', expr = '']) => ({ name, expr }),
);
const panels = (
  JSON.parse(deployed('grafana/dashboard.json')) as {
    panels: readonly { title: string; targets: readonly { expr: string }[] }[];
  }
).panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ name: title, expr })));

/** Names followed by what only a metric has, or standing alone. */
const metricsIn = (expr: string) =>
  [...expr.replaceAll(/"[^"]*"|\{[^}]*\}|\b(by) \([^)]*\)/g, '').matchAll(/\b[a-z]+(?:_[a-z0-9]+)+\b/g)]
    .map(([name]) => name)
    .filter((name) => name !== 'histogram_quantile');

const described = () => new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));

describe.each([
  ['alert', alerts],
  ['panel', panels],
])('every %s asks for what the server really has [OPS-017]', (_kind, rules) => {
  test('and there are some', () => {
    expect(rules.length).toBeGreaterThan(10);
  });

  test.each(rules)('$name', ({ expr }) => {
    const names = metricsIn(expr);
    if (!expr.startsWith('up{')) expect(names).not.toEqual([]);
    for (const name of names) expect(described()).toContain(name.replace(/_(bucket|count|sum)$/, ''));
    for (const [, label = '', , values = ''] of expr.matchAll(/\b(queue|task|state)(=~?)"([^"]+)"/g)) {
      if (names.includes('taga_messages')) continue;
      for (const value of values.split('|')) expect(text).toContain(`${label}="${value}"`);
    }
  });
});

test('every metric of ours is on the dashboard [OPS-017]', () => {
  const shown = new Set(panels.flatMap(({ expr }) => metricsIn(expr)).map((name) => name.replace(/_bucket$/, '')));
  for (const name of described()) if (name?.startsWith('taga_')) expect(shown).toContain(name);
});

test('every alert has a summary and says whom to wake', () => {
  const rules = deployed('prometheus/alerts.yml').split('- alert:').slice(1);
  expect(rules).toHaveLength(alerts.length);
  for (const rule of rules)
    expect(rule).toMatch(/labels: \{ severity: (page|ticket) \}\n {8}annotations:\n {10}summary: \S/);
});

test('what the rules ask about moves with what happens [OPS-017]', async () => {
  expect(text).toMatch(/^taga_messages\{channel="sms",state="failed"\} 1$/m);
  const credentials = { loginId: 'nobody@bank.example', password: 'Wrong1234' };
  const refused = await server.post('/api/desk/sign-in', credentials);
  await expectError(refused, { status: 400, codes: [errorCodes.wrongCredentials] });
  const now = await (await server.get('/metrics')).text();
  expect(now).toMatch(/^taga_refusals_total\{code="TG1101",app="desk"\} 1$/m);
  expect(now).toMatch(/^taga_database_connections\{state="waiting"\} 0$/m);
  expect(now).toMatch(/^taga_audit_broken 0$/m);
});
