import { createHash } from 'node:crypto';
import { serialize } from 'node:v8';
import { inject } from 'vitest';
import { createMediaProcess, type MediaProcess } from '../../media/index.ts';
import { createBuiltInVerifier } from '../built-in/index.ts';
import type { IdentityVerifier } from '../identity-verifier.ts';

const usual = { maxMemoryBytes: 900_000_000, timeoutMs: 80_000, idleMs: 60_000, maxWaiting: 3 };

/** With a process of its own; patient, because a machine that runs tests has other things to do too. */
export function startVerifier(changes: Partial<typeof usual & { script: string }> = {}): IdentityVerifier {
  const options = { script: inject('mediaScript'), ...usual, ...changes };
  const process = createMediaProcess(options);
  const media = changes.script === undefined ? measuringOnce(process) : process;
  return createBuiltInVerifier({ media, timeoutMs: options.timeoutMs, limits: { maxFaceDistance: 0.45 } });
}

/** The same photo or video measures the same however often it is looked at, and looking takes seconds. */
function measuringOnce(process: MediaProcess): MediaProcess {
  const measured = new Map<string, Promise<unknown>>();
  return {
    ...process,
    run(job, given, owner) {
      const key = createHash('sha256')
        .update(serialize([job, given]))
        .digest('hex');
      const answer = measured.get(key) ?? process.run(job, given, owner);
      measured.set(key, answer);
      return answer as ReturnType<typeof process.run<typeof job>>;
    },
  };
}
