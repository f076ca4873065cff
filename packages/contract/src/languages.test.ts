import { languages, toWireLanguage } from '@taga/i18n/languages';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { inEveryLanguage, languageCode, localized, wireLanguage } from './languages.ts';

describe('languages', () => {
  it('are those of the table, in upper case on the wire [I18-001, I18-004]', () => {
    expect(languageCode.options).toEqual(languages);
    expect(wireLanguage.options).toEqual(languages.map(toWireLanguage));
  });

  it('are all asked of a new text, and only the first of one that is stored', () => {
    const english = { en: 'Passbook' };
    expect(z.safeParse(inEveryLanguage(z.string()), english).success).toBe(false);
    expect(z.parse(localized(z.string()), english)).toEqual(english);
    expect(z.safeParse(localized(z.string()), { mm: 'ဘဏ်စာအုပ်' }).success).toBe(false);
    expect(z.safeParse(localized(z.string()), { ...english, mm: 1 }).success).toBe(false);
  });
});
