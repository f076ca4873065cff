/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Outlines } from '../places/outlines.ts';
import { findState } from '../places/states.ts';

const folder = new URL('../../data/', import.meta.url);
const files = readdirSync(folder).map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));

describe('every data file', () => {
  it('is there to be checked', () => {
    expect(files.map(({ name }) => name)).toContain('townships.json');
    expect(files).toHaveLength(15);
  });

  it.each(files)('$name is NFC and free of zero-width characters', ({ text }) => {
    expect(text.normalize('NFC') === text).toBe(true);
    expect(text).not.toMatch(/\u200b|\u200c|\u200d|\u2060|\ufeff/u);
  });

  /**
   * Zawgyi reuses code points: it writes ေ and ြ before their consonant, keeps letter variants where Unicode has
   * Mon, Shan and Karen letters (U+1050 and up), and knows no virama before a consonant.
   */
  it.each(files)('$name is Unicode Burmese, not Zawgyi', ({ text }) => {
    expect(text).not.toMatch(/[\u1050-\u109f]/u);
    expect(text).not.toMatch(/(?<![\u1000-\u102a\u103b-\u103f])\u1031/u);
    expect(text).not.toMatch(/(?<![\u1000-\u1021\u103a-\u103f])[\u103b-\u103e]/u);
    expect(text).not.toMatch(/\u1039(?![\u1000-\u1021])/u);
  });

  it.each(files.filter(({ name }) => name.endsWith('.json')))(
    '$name has Burmese in every Burmese field',
    ({ text }) => {
      // Some are a list of rows, some hold several.
      for (const row of Object.values(JSON.parse(text)).flat() as Record<string, unknown>[]) {
        for (const [field, value] of Object.entries(row)) {
          if (/_MM$/.test(field) && value !== null) expect([value].flat().join(' ')).toMatch(/[က-အ]/u);
          if (/_EN$/.test(field) && value !== null) expect(value).not.toMatch(/[က-အ]/u);
        }
      }
    },
  );
});

describe('the outlines', () => {
  const outlines = JSON.parse(files.find(({ name }) => name.endsWith('.geojson'))?.text ?? '{}') as Outlines;

  it('draw 15 states and 80 districts, each in a state that exists', () => {
    const levels = outlines.features.map(({ properties }) => properties.level);
    expect(levels.filter((level) => level === 'state')).toHaveLength(15);
    expect(levels.filter((level) => level === 'district')).toHaveLength(80);
    for (const { properties } of outlines.features) {
      expect(findState(properties.stateCode), properties.name_EN).toBeDefined();
    }
  });

  it('carry the names of their states', () => {
    for (const { properties } of outlines.features.filter((outline) => outline.properties.level === 'state')) {
      expect(findState(properties.stateCode)?.stateName_MM).toBe(properties.name_MM);
    }
  });
});
