import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.mjs';

const states = ['holds', 'partly', 'not', 'does not apply'] as const;
type State = (typeof states)[number];

interface Row {
  readonly number: string;
  readonly state: State;
  readonly where: string;
}

const text = readFileSync(join(root, 'docs/asvs.md'), 'utf8');
const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.replaceAll('*', '').trim());

const rows: readonly Row[] = text
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line))
  .map((line) => {
    const [number = '', , state = '', where = ''] = cellsOf(line);
    return { number, state: state as State, where };
  });

/** How many requirements of levels 1 and 2 each chapter of ASVS 5.0.0 has. */
const requirements = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

describe('the page about ASVS', () => {
  it('has every requirement of levels 1 and 2 once', () => {
    const ofChapter = (chapter: number) => rows.filter(({ number }) => number.startsWith(`${chapter}.`));
    expect(requirements.map((_count, index) => ofChapter(index + 1).length)).toEqual(requirements);
    expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  });

  it('says of each whether it holds, and names a file, a page or the want of a test where it does', () => {
    expect(rows.filter(({ state }) => !states.includes(state))).toEqual([]);
    const isNamed = ({ where }: Row) => /\.(?:test|e2e)\.ts`|\]\([\w./#-]+\)|no test/i.test(where);
    expect(rows.filter((row) => row.state === 'holds' && !isNamed(row))).toEqual([]);
  });

  it('counts them as they are', () => {
    const counted = states.map((state) => rows.filter((row) => row.state === state).length);
    const summary = text.split('\n').find((line) => line.startsWith('| **all'));
    expect(cellsOf(summary ?? '')).toEqual([`all ${rows.length}`, ...counted.map(String)]);
  });
});
