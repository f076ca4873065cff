import { describe, expect, it } from 'vitest';
import { defaultLanguage, fromWireLanguage, languages, toWireLanguage } from './languages.ts';

describe('languages', () => {
  it('are English, the default, and Burmese [I18-001]', () => {
    expect(languages).toEqual(['en', 'mm']);
    expect(defaultLanguage).toBe('en');
  });

  it('go over the wire in upper case and come back [I18-004]', () => {
    expect(languages.map(toWireLanguage)).toEqual(['EN', 'MM']);
    for (const language of languages) expect(fromWireLanguage(toWireLanguage(language))).toBe(language);
  });
});
