/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { messageKeys } from './message-keys.ts';
import { findProblem, findProblems } from './rule.ts';

/** The rules, and the questions of forms that are made of them. */
const rules = ['..', '../../kinds/form/'].map((place) => rulesIn(new URL(place, import.meta.url))).join('\n');

function rulesIn(folder: URL): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('message-keys.ts'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
}

describe('the messages of the rules', () => {
  it('are each listed once', () => {
    expect(new Set(messageKeys).size).toBe(messageKeys.length);
  });

  it('are exactly those that some rule gives', () => {
    const given = new Set(rules.match(/'validation\.[\w.]+\w'/g)?.map((quoted) => quoted.slice(1, -1)));
    expect([...given].sort()).toEqual([...messageKeys].sort());
  });

  it('fall back to a general one where a schema has no words of its own', () => {
    expect(findProblem(z.string(), 5)).toBe('validation.invalid');
    expect(findProblems(z.object({ a: z.string() }), {})).toEqual({ a: 'validation.invalid' });
  });
});
