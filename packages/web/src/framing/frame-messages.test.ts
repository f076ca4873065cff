import { afterEach, expect, test, vi } from 'vitest';
import { hearMessages, languageIn, readFramedMessage, readHostMessage } from './index.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['EN', 'en'],
  ['MM', 'mm'],
] as const)('the language %s is told as it is documented [CCD-003, CCD-005]', (lang, language) => {
  const message = readHostMessage({ type: 'LANGUAGE_CHANGE', lang });
  expect(message).toEqual({ type: 'LANGUAGE_CHANGE', lang });
  expect(message?.type === 'LANGUAGE_CHANGE' && languageIn(message)).toBe(language);
});

test.each([
  null,
  'READY',
  {},
  { type: 'LANGUAGE_CHANGE', lang: 'FR' },
  { type: 'TICKET' },
  { type: 'TICKET', ticket: '' },
  { type: 'HEIGHT', height: Number.POSITIVE_INFINITY },
  { type: 'HEIGHT', height: -1 },
  { type: 'HEIGHT', height: '900' },
  { type: 'LEAVE', order: 'x'.repeat(201) },
])('%j says nothing to either side', (data) => {
  expect(readHostMessage(data)).toBeUndefined();
  expect(readFramedMessage(data)).toBeUndefined();
});

test('only the named window is heard, and only from the named origin [CRD-001]', () => {
  const target = new EventTarget();
  vi.stubGlobal('window', target);
  const [framed, stranger] = [{} as Window, {} as Window];
  const heard = vi.fn();
  const stop = hearMessages({ findWindow: () => framed, origin: 'https://bank.example' }, heard);
  const send = (source: Window | null, origin: string) =>
    target.dispatchEvent(Object.assign(new Event('message'), { source, origin, data: origin }));
  send(stranger, 'https://bank.example');
  send(framed, 'https://evil.example');
  send(null, 'https://bank.example');
  expect(heard).not.toHaveBeenCalled();
  send(framed, 'https://bank.example');
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  send(framed, 'https://bank.example');
  expect(heard).toHaveBeenCalledTimes(1);
});
