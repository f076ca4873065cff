import type { Progress } from '@taga/contract/journeys/journey';
import { useSyncExternalStore } from 'react';
import { fitted } from './draft-store.ts';
import type { Journey, JourneyDefinition } from './journey.ts';

/** What the server has of a journey. */
interface Kept<Answers, Name extends string> extends Progress<Answers, Name> {
  /** Counts the saves. */
  readonly revision: number;
}

/** What was answered on this device and not saved yet, and over what. */
export interface Typed<Answers> {
  readonly revision: number;
  readonly answers: Partial<Answers>;
}

/** The answers as they are on the screen, and how far the server knows one to be. */
export interface ServerDraft<Answers, Name extends string> extends Progress<Answers, Name> {
  readonly saved: Answers;
}

export interface ServerJourney<Answers extends object, Name extends string>
  extends Journey<ServerDraft<Answers, Name>> {
  getKept(): Kept<Answers, Name>;
  /** After a save. What was typed at other steps stays. */
  setKept(kept: Kept<Answers, Name>): void;
}

interface KeptBy<Answers, Name extends string> {
  readonly kept: Kept<Answers, Name>;
  /** Where what was typed survives a reload and a crash. */
  readonly typed: {
    get(): Typed<Answers> | undefined;
    set(typed: Typed<Answers> | undefined): void;
    subscribe(listener: () => void): () => void;
  };
  /** Answers that the server has as soon as they are given, such as uploads: they are not typed over it. */
  readonly givenAtOnce: readonly (keyof Answers & string)[];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Of the answers, those that the server has otherwise. */
export function unsavedOf<Answers extends object>(saved: Answers, answers: Partial<Answers>): Partial<Answers> {
  const changed = Object.entries(answers).filter(([name, value]) => !isSame(value, saved[name as keyof Answers]));
  return Object.fromEntries(changed) as Partial<Answers>;
}

/** A journey that the server keeps, step by step; the device keeps what was typed since. */
export function createServerJourney<Answers extends object, Name extends string>(
  definition: JourneyDefinition<ServerDraft<Answers, Name>>,
  { kept: first, typed, givenAtOnce }: KeptBy<Answers, Name>,
): ServerJourney<Answers, Name> {
  type Draft = ServerDraft<Answers, Name>;
  const listeners = new Set<() => void>();
  let kept = first;
  let seen: { readonly kept: typeof kept; readonly typed: unknown; readonly draft: Draft } | undefined;

  function readTyped(): Partial<Answers> {
    const found = typed.get();
    if (found?.revision !== kept.revision) return {};
    const known = Object.entries(found.answers).filter(([name]) => name in kept.answers);
    return fitted(kept.answers, { ...kept.answers, ...Object.fromEntries(known) });
  }

  /** The same object until something is changed, here or in another tab. */
  function getDraft(): Draft {
    const found = typed.get();
    if (seen?.kept !== kept || seen.typed !== found) {
      const { step, answers: saved } = kept;
      seen = { kept, typed: found, draft: { step, saved, answers: { ...saved, ...readTyped() } } };
    }
    return seen.draft;
  }

  function keep(next: typeof kept, answers: Partial<Answers>) {
    kept = next;
    const unsaved = unsavedOf(kept.answers, answers);
    const hasSome = Object.keys(unsaved).length > 0;
    if (hasSome || typed.get()) typed.set(hasSome ? { revision: kept.revision, answers: unsaved } : undefined);
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    const unsubscribe = typed.subscribe(listener);
    return () => {
      listeners.delete(listener);
      unsubscribe();
    };
  }

  return {
    ...definition,
    getDraft,
    getKept: () => kept,
    setKept: (next) => keep(next, { ...next.answers, ...unsavedOf(kept.answers, getDraft().answers) }),
    changeDraft(change) {
      const { answers } = change(getDraft());
      const given = Object.entries(answers).filter(([name]) => (givenAtOnce as readonly string[]).includes(name));
      keep({ ...kept, answers: { ...kept.answers, ...Object.fromEntries(given) } }, answers);
    },
    useDraft: () => useSyncExternalStore(subscribe, getDraft, () => definition.empty),
  };
}
