import { afterEach, expect, test, vi } from 'vitest';
import { languageOfCookie, languageOfDocument, rememberLanguage } from './language-choice.ts';

afterEach(() => vi.unstubAllGlobals());

test('remembers the choice for a year, for every page (G-154)', () => {
  const page = { cookie: '' };
  vi.stubGlobal('document', page);
  rememberLanguage('mm');
  expect(page.cookie).toBe('lang=mm; Max-Age=31536000; Path=/; SameSite=Lax');
});

test('finds the choice among other cookies', () => {
  expect(languageOfCookie('a=1; lang=mm; b=2')).toBe('mm');
  expect(languageOfCookie('lang=en')).toBe('en');
});

test('takes no other cookie and no other language for it', () => {
  expect(languageOfCookie('slang=mm')).toBeUndefined();
  expect(languageOfCookie('lang=fr')).toBeUndefined();
  expect(languageOfCookie('')).toBeUndefined();
});

test('reads the language that the page was written in', () => {
  expect(languageOfDocument('my')).toBe('mm');
  expect(languageOfDocument('en')).toBe('en');
  expect(languageOfDocument('')).toBe('en');
});
