import type { ApiError } from './api-error.ts';

type Listener = (error: ApiError) => void;

const listeners = new Set<Listener>();
/** Errors from before anybody listened: what shows them may still be on its way. */
let unheard: ApiError[] = [];

/** 400 is explained by the screen that caused it, 401 is answered with a new token; all others are for everybody. */
const handledElsewhere: readonly (number | null)[] = [400, 401];

export function raiseGlobalError(error: ApiError): void {
  if (handledElsewhere.includes(error.status)) return;
  if (listeners.size === 0) unheard.push(error);
  for (const listener of listeners) listener(error);
}

export function onGlobalError(listener: Listener): () => void {
  listeners.add(listener);
  for (const error of unheard) listener(error);
  unheard = [];
  return () => listeners.delete(listener);
}
