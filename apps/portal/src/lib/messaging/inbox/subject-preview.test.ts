import { expect, test } from 'vitest';
import { subjectPreview } from './subject-preview.ts';

test('a subject is cut after 70 characters, and only a longer one [INB-002, CON-006]', () => {
  expect(subjectPreview('a'.repeat(70))).toBe('a'.repeat(70));
  expect(subjectPreview('a'.repeat(71))).toBe(`${'a'.repeat(70)}…`);
});

test('a Burmese letter is not torn from its signs', () => {
  expect(subjectPreview('ကို'.repeat(71))).toBe(`${'ကို'.repeat(70)}…`);
});
