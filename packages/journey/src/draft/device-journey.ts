import type { Stored } from '@taga/web/storage';
import { useSyncExternalStore } from 'react';
import type { AnyDraft, Journey, JourneyDefinition } from './journey.ts';

/** As long as a sign-up can wait for its e-mail to be confirmed; what is older is of no use to anybody. */
const lifetimeMs = 7 * 24 * 60 * 60 * 1000;

/** A journey that the device keeps until it is submitted. */
interface DeviceJourney<Draft extends AnyDraft> extends Journey<Draft> {
  forgetDraft(): void;
}

interface DeviceDefinition<Draft extends AnyDraft> extends JourneyDefinition<Draft> {
  /** Where its draft is kept, with the time it was saved. */
  readonly stored: Stored<unknown>;
}

/** What fits the shape of `empty`; for the rest, answers that an earlier version of the portal did not ask for, that. */
export function fitted<Value>(empty: Value, stored: unknown): Value {
  if (typeof stored !== typeof empty || Array.isArray(stored) !== Array.isArray(empty)) return empty;
  if (Array.isArray(stored)) return stored as Value;
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
  const { savedAtMs: _when, ...savedDraft } = stored;
  return { ...empty, ...savedDraft, answers: fitted(empty.answers, stored.answers) };
}

/** A journey with its draft, kept on the device where the browser lets it. */
export function createJourney<Draft extends AnyDraft>({
  stored,
  ...definition
}: DeviceDefinition<Draft>): DeviceJourney<Draft> {
  const { empty } = definition;
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
