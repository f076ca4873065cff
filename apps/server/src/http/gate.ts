import { errorCodes } from '@taga/contract';
import { CallError } from './call-error.ts';

/** Lets a fixed number of pieces of work run at once and turns the rest away. */
export interface Gate {
  run<Result>(work: () => Result | Promise<Result>): Promise<Result>;
}

/**
 * Under too much load a queue only makes everybody late: those who would wait too long are told to come
 * back, and those inside are served in time. Waiting for a slow client's body is not work and takes no place.
 */
export function createGate(places: number): Gate {
  let taken = 0;
  return {
    async run(work) {
      if (taken >= places) throw new CallError(errorCodes.unavailable, { headers: { 'retry-after': '1' } });
      taken += 1;
      try {
        return await work();
      } finally {
        taken -= 1;
      }
    },
  };
}
