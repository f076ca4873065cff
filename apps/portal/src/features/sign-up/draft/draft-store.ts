import { signUpSteps } from '@taga/contract/journeys/sign-up';
import { useSyncExternalStore } from 'react';
import { storedSignUp } from '../../../lib/sign-up/stored-sign-up.ts';
import { type Draft, emptyDraft } from './draft.ts';

/** As long as a sign-up can wait for its e-mail to be confirmed; what is older is of no use to anybody. */
const lifetimeMs = 7 * 24 * 60 * 60 * 1000;

interface StoredDraft extends Draft {
  readonly savedAtMs: number;
}

const listeners = new Set<() => void>();
let current: Draft | undefined;

function isCurrent(stored: unknown, nowMs: number): stored is StoredDraft {
  if (typeof stored !== 'object' || stored === null) return false;
  const { step, savedAtMs } = stored as Partial<StoredDraft>;
  const isKnownStep = step !== undefined && signUpSteps.includes(step);
  return isKnownStep && typeof savedAtMs === 'number' && nowMs - savedAtMs < lifetimeMs;
}

/** Answers that an earlier version of the portal did not ask for are empty. */
function readDraft(): Draft {
  const stored = storedSignUp.get();
  if (!isCurrent(stored, Date.now())) return emptyDraft;
  const { step, answers, registration = null } = stored;
  return { step, answers: { ...emptyDraft.answers, ...answers }, registration };
}

export function getDraft(): Draft {
  current ??= readDraft();
  return current;
}

function show(draft: Draft) {
  current = draft;
  for (const listener of listeners) listener();
}

export function changeDraft(change: (draft: Draft) => Draft): void {
  const draft = change(getDraft());
  const stored: StoredDraft = { ...draft, savedAtMs: Date.now() };
  storedSignUp.set(stored);
  show(draft);
}

export function forgetDraft(): void {
  storedSignUp.remove();
  show(emptyDraft);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useDraft(): Draft {
  return useSyncExternalStore(subscribe, getDraft, () => emptyDraft);
}
