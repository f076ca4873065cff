import { useSyncExternalStore } from 'react';
import type { AnyDraft, JourneyDefinition } from './journey.ts';

/** As long as a sign-up can wait for its e-mail to be confirmed; what is older is of no use to anybody. */
const lifetimeMs = 7 * 24 * 60 * 60 * 1000;

/** A journey with its draft, kept on the device where the browser lets it. */
export interface Journey<Draft extends AnyDraft> extends JourneyDefinition<Draft> {
  getDraft(): Draft;
  changeDraft(change: (draft: Draft) => Draft): void;
  forgetDraft(): void;
  useDraft(): Draft;
}

/** What fits the shape of `empty`; for the rest, answers that an earlier version of the portal did not ask for, that. */
function fitted<Value>(empty: Value, stored: unknown): Value {
  if (typeof stored !== typeof empty) return empty;
  if (typeof empty !== 'object' || empty === null) return stored as Value;
  const parts = Object.entries(empty).map(([key, part]) => [
    key,
    fitted(part, (stored as typeof empty)?.[key as never]),
  ]);
  return Object.fromEntries(parts) as Value;
}

function readDraft<Draft extends AnyDraft>({ outline, empty }: JourneyDefinition<Draft>, found: unknown): Draft {
  const stored = found as Partial<Draft & { savedAtMs: number }> | null | undefined;
  const isKnown = outline.some(({ name }) => name === stored?.step);
  const isFresh = Date.now() - (stored?.savedAtMs ?? 0) < lifetimeMs;
  if (!stored || !isKnown || !isFresh) return empty;
  const { savedAtMs: _when, ...kept } = stored;
  return { ...empty, ...kept, answers: fitted(empty.answers, stored.answers) };
}

export function createJourney<Draft extends AnyDraft>(definition: JourneyDefinition<Draft>): Journey<Draft> {
  const { stored, empty } = definition;
  let seen: { readonly found: unknown; readonly draft: Draft } | undefined;

  /** The same object until something is changed, here or in another tab. */
  function getDraft(): Draft {
    const found = stored.get();
    if (!seen || seen.found !== found) seen = { found, draft: readDraft(definition, found) };
    return seen.draft;
  }

  return {
    ...definition,
    getDraft,
    changeDraft: (change) => stored.set({ ...change(getDraft()), savedAtMs: Date.now() }),
    forgetDraft: stored.remove,
    useDraft: () => useSyncExternalStore(stored.subscribe, getDraft, () => empty),
  };
}
