import { errorCodes } from '@taga/contract';
import { CallError } from './call-error.ts';

/** A fixed number of places to work at. */
export interface Places {
  /** What those who find none are told. */
  readonly retryAfterS: number;
  isFull(): boolean;
  /** Turns away whoever would find none. */
  refuseWhenFull(): void;
  /** Takes one, or turns away; the answer gives it back, once, however often it is called. */
  take(): () => void;
}

/**
 * Under too much load a queue only makes everybody late: those who would wait too long are told to come back, and those
 * inside are served in time.
 */
export function createPlaces(count: number, retryAfterS: number): Places {
  let taken = 0;
  const isFull = () => taken >= count;
  function refuseWhenFull() {
    if (isFull()) throw new CallError(errorCodes.unavailable, { headers: { 'retry-after': String(retryAfterS) } });
  }
  return {
    retryAfterS,
    isFull,
    refuseWhenFull,
    take() {
      refuseWhenFull();
      taken += 1;
      let isHeld = true;
      return () => {
        if (isHeld) taken -= 1;
        isHeld = false;
      };
    },
  };
}
