import { errorCodes } from '@taga/contract';
import { EndpointError } from '../endpoints/endpoint-error.ts';

/** Places to work at: a fixed number, or as many as there are at the moment. */
export interface Slots {
  /** What those who find none are told. */
  readonly retryAfterS: number;
  free(): number;
  /** How long one was held of late, on average. */
  heldMs(): number;
  /** Turns away anyone who would find none. */
  refuseWhenFull(): void;
  /** Takes one, or turns away; the answer gives it back, once, however often it is called. */
  take(): () => void;
}

/** How much the last call says about the next. */
const weightOfLast = 0.05;

/**
 * Under too much load a queue only makes everybody late: those who would wait too long are told to come back, and those
 * inside are served in time.
 */
export function createSlots(count: number | (() => number), retryAfterS: number): Slots {
  let taken = 0;
  let heldMs = 0;
  const free = () => (typeof count === 'number' ? count : count()) - taken;
  function refuseWhenFull() {
    if (free() <= 0)
      throw new EndpointError(errorCodes.unavailable, { headers: { 'retry-after': String(retryAfterS) } });
  }
  return {
    retryAfterS,
    free,
    heldMs: () => heldMs,
    refuseWhenFull,
    take() {
      refuseWhenFull();
      taken += 1;
      const since = performance.now();
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        taken -= 1;
        heldMs += weightOfLast * (performance.now() - since - heldMs);
      };
    },
  };
}

/** A fixed number of places for which those who find none wait, in their order. */
export interface WaitingSlots {
  take(): Promise<() => void>;
}

export function createWaitingSlots(count: number): WaitingSlots {
  let taken = 0;
  const waiting: (() => void)[] = [];
  return {
    async take() {
      if (taken < count) taken += 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        const next = waiting.shift();
        if (next) next();
        else taken -= 1;
      };
    },
  };
}

/** Places of their own for each customer, so that one who is slow does not take everybody's. */
export type CustomerSlots = (customerId: string) => () => void;

export function createCustomerSlots(count: number, retryAfterS: number): CustomerSlots {
  const taken = new Map<string, number>();
  return (customerId) => {
    const mine = taken.get(customerId) ?? 0;
    if (mine >= count) {
      throw new EndpointError(errorCodes.unavailable, { headers: { 'retry-after': String(retryAfterS) } });
    }
    taken.set(customerId, mine + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const left = (taken.get(customerId) ?? 1) - 1;
      if (left > 0) taken.set(customerId, left);
      else taken.delete(customerId);
    };
  };
}
