import { createMediaProcess } from '../../media/index.ts';
import { reportBudget } from '../../testing/budget.ts';
import { createBuiltInVerifier } from '../built-in/index.ts';
import { goodCase } from './good-case.ts';
import { passportPage } from './pictures.ts';

/** How many seconds the built-in verifier takes for a case, the first of which starts its process. */
const rounds = 5;
const mostSeconds = 3;
const limits = { maxFaceDistance: 0.45 };
const timeoutMs = 120_000;

const [script = ''] = process.argv.slice(2);
const media = createMediaProcess({
  script,
  maxMemoryBytes: 900_000_000,
  timeoutMs,
  idleMs: 60_000,
  maxWaiting: 3,
});
const verifier = createBuiltInVerifier({ media, timeoutMs, limits });

const card = await goodCase();
const { person, photo } = passportPage;
const passport = { ...card, idType: 'PP', front: await photo, back: undefined, person } as const;

for (const [name, given] of Object.entries({ card, passport })) {
  const seconds: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    const { result, reasons } = await verifier.verify(given);
    if (result !== 'approved') throw new Error(`The ${name} was not approved: ${reasons.join()}`);
    seconds.push((performance.now() - start) / 1_000);
  }
  const typical = seconds.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0;
  const figure = `${typical.toFixed(1)} s (${seconds.map((taken) => taken.toFixed(1)).join(', ')})`;
  if (!reportBudget(`a check of a ${name}`, figure, `at most ${mostSeconds} s`, typical <= mostSeconds))
    process.exitCode = 1;
}
verifier.stop();
