import { expect, test } from 'vitest';
import { treatmentOf } from './treatment.ts';

const origin = 'https://bank.example';

function visit(path: string) {
  return treatmentOf({ method: 'GET', mode: 'navigate', url: origin + path }, origin);
}

test.each(['/', '/signup/name', '/login?lang=mm', '/account/saving', '/email/verify/callback?id=1&token=a.b'])(
  'the page %s opens without a network [NET-005]',
  (path) => expect(visit(path)).toBe('page'),
);

test.each([
  '/api',
  '/api/docs',
  '/upload/files/1',
  '/analytics/log_event',
  '/tnc/103-Terms&Conditions-EN.pdf',
  '/sandbox/mailbox',
  '/desk',
  '/desk/orders',
  '/healthz',
  '/readyz',
  '/metrics',
  '/robots.txt',
  '/media/tutorial-en-portrait.webm',
])('%s is left to the server, even when it is opened as a page', (path) => expect(visit(path)).toBe('none'));

test('a path that only begins like one of them is a page', () => {
  expect(visit('/apiary')).toBe('page');
  expect(visit('/desktop')).toBe('page');
});

test('a file with a hash in its name is kept', () => {
  const asked = { method: 'GET', mode: 'cors', url: `${origin}/assets/portal-1a2b3c.js` } as const;
  expect(treatmentOf(asked, origin)).toBe('file');
});

test.each([
  ['a call that reads', 'GET', '/api/auth/sessions'],
  ['a call that writes', 'POST', '/api/auth/login'],
  ['an upload', 'PATCH', '/upload/files/1'],
  ['a page that is asked for by a script', 'GET', '/profile'],
])('%s is left to the server, so that no answer is kept', (_what, method, path) => {
  expect(treatmentOf({ method, mode: 'cors', url: origin + path }, origin)).toBe('none');
});

test('other hosts are left alone', () => {
  const asked = { method: 'GET', mode: 'cors', url: 'https://tiles.example/assets/1.png' } as const;
  expect(treatmentOf(asked, origin)).toBe('none');
});
