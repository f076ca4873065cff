import { inject } from 'vitest';
import { createMediaProcess } from '../../media/index.ts';
import { createBuiltInVerifier } from '../built-in/index.ts';
import type { IdentityVerifier } from '../identity-verifier.ts';

const usual = { maxMemoryBytes: 900_000_000, timeoutMs: 80_000, idleMs: 60_000, maxWaiting: 3 };

/** With a process of its own; patient, because a machine that runs tests has other things to do too. */
export function startVerifier(changes: Partial<typeof usual & { script: string }> = {}): IdentityVerifier {
  const options = { script: inject('mediaScript'), ...usual, ...changes };
  const media = createMediaProcess(options);
  return createBuiltInVerifier({ media, timeoutMs: options.timeoutMs, limits: { maxFaceDistance: 0.45 } });
}
