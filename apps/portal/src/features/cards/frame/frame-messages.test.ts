import { afterEach, expect, test, vi } from 'vitest';
import { findHeight, hearMessages, postLanguage } from './frame-messages.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['EN', 'en'],
  ['MM', 'mm'],
] as const)(
  'the language %s is told as documented, to the origin of the page alone [CCD-003, CCD-005]',
  (lang, language) => {
    const postMessage = vi.fn();
    const findWindow = () => ({ postMessage }) as unknown as Window;
    postLanguage({ findWindow, origin: 'https://bank.example' }, language);
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'LANGUAGE_CHANGE', lang }, 'https://bank.example');
  },
);

test.each([
  null,
  'READY',
  {},
  { type: 'READY' },
  { type: 'LEAVE', order: 'd-1' },
  { type: 'HEIGHT', height: Number.POSITIVE_INFINITY },
  { type: 'HEIGHT', height: -1 },
  { type: 'HEIGHT', height: '900' },
  { type: 'HEIGHT', height: 50_001 },
])('%j says nothing', (data) => {
  expect(findHeight(data)).toBeUndefined();
});

test('a page says how high it is', () => {
  expect(findHeight({ type: 'HEIGHT', height: 900 })).toBe(900);
});

test('only the named window is heard, and only from the named origin [CRD-005]', () => {
  const target = new EventTarget();
  vi.stubGlobal('window', target);
  const [framed, attacker] = [{} as Window, {} as Window];
  const heard = vi.fn();
  const stop = hearMessages({ findWindow: () => framed, origin: 'https://bank.example' }, heard);
  const send = (source: Window | null, origin: string) =>
    target.dispatchEvent(Object.assign(new Event('message'), { source, origin, data: origin }));
  send(attacker, 'https://bank.example');
  send(framed, 'https://evil.example');
  send(framed, 'https://bank.example.evil.example');
  send(framed, 'https://bank.example:8443');
  send(null, 'https://bank.example');
  expect(heard).not.toHaveBeenCalled();
  send(framed, 'https://bank.example');
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  send(framed, 'https://bank.example');
  expect(heard).toHaveBeenCalledTimes(1);
});
