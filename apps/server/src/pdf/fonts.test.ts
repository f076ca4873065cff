import { describe, expect, test } from 'vitest';
import { fonts } from './fonts.ts';

const font = fonts['myanmar-regular'];
const glyphOf = (letter: string) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).id;

/** The letters of a word in the order of their glyphs. */
function drawnOrder(word: string): string[] {
  return font.layout(word).glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints));
}

describe('Burmese', () => {
  test('puts the vowel ေ before its consonant', () => {
    expect(font.layout('မေ').glyphs.map(({ id }) => id)).toEqual([glyphOf('ေ'), glyphOf('မ')]);
  });

  test('puts ေ and ြ before the consonant, in this order', () => {
    expect(drawnOrder('ကြေ')).toEqual(['ေ', 'ြ', 'က']);
  });

  test('draws ြ around a wide consonant otherwise than around a narrow one, and with ွ in one stroke', () => {
    const [aroundWide, wide] = font.layout('ကြ').glyphs;
    const [aroundNarrow, narrow] = font.layout('ပြ').glyphs;
    expect([wide?.id, narrow?.id]).toEqual([glyphOf('က'), glyphOf('ပ')]);
    expect(aroundWide?.id).not.toBe(aroundNarrow?.id);
    expect(drawnOrder('ကြွေ')).toEqual(['ေ', 'ြွ', 'က']);
  });

  test('stacks consonants without showing the sign that stacks them', () => {
    const stacked = font.layout('ဏ္ဍ').glyphs.map(({ id }) => id);
    expect(stacked).not.toContain(glyphOf('\u1039'));
    expect(stacked).not.toEqual([glyphOf('ဏ'), glyphOf('ဍ')]);
  });

  test('sets the marks of a syllable over and under it, not beside it', () => {
    const width = (word: string) => font.layout(word).advanceWidth;
    expect(width('ကို')).toBe(width('က'));
    expect(width('တို့')).toBe(width('တ'));
  });
});

test('Latin ligatures remember both of their letters', () => {
  const { glyphs } = fonts['latin-regular'].layout('office');
  expect(glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints)).join('')).toBe('office');
});
