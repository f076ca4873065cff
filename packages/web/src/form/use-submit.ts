import { useRef, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { type DomainError, findDomainError } from './domain-error.ts';

export interface Submit<Input extends readonly unknown[]> {
  submit(...input: Input): Promise<void>;
  readonly isBusy: boolean;
  /** The last attempt found no network. `SubmitButton` makes the next one when it is back. */
  readonly isWaiting: boolean;
  /** Why the last attempt was refused. */
  readonly domainError: DomainError | undefined;
  forget(): void;
}

/**
 * Runs a call once at a time and keeps why it was refused. Other failures (no network, our own
 * fault) are toasted for everybody already; the form just becomes usable again.
 */
export function useSubmit<Input extends readonly unknown[]>(action: (...input: Input) => Promise<void>): Submit<Input> {
  // Two presses can come before the first redraw, so the state alone would let the second through.
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const [domainError, setDomainError] = useState<DomainError>();

  function forget() {
    setDomainError(undefined);
    setIsWaiting(false);
  }

  async function submit(...input: Input) {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    forget();
    try {
      await action(...input);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setDomainError(findDomainError(failure));
      setIsWaiting(failure.status === null);
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  }

  return { submit, isBusy, isWaiting, domainError, forget };
}
