import type { Progress } from '@taga/contract/journeys/journey';
import { useSyncExternalStore } from 'react';
import { fitted } from './device-journey.ts';
import type { Journey, JourneyDefinition } from './journey.ts';

/** What the server has of a journey. */
export interface Kept<Answers, Name extends string> extends Progress<Answers, Name> {
  /** Counts the saves. */
  readonly revision: number;
}

/** What was answered on this device and not saved yet, and over what. */
export interface Typed<Answers> {
  readonly revision: number;
  readonly answers: Partial<Answers>;
}

/** Where what was typed survives a reload and a crash. */
export interface TypedStore<Answers> {
  get(): Typed<Answers> | undefined;
  set(typed: Typed<Answers> | undefined): void;
  subscribe(listener: () => void): () => void;
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
  /** Leaves the answers as the server has them. */
  dropTyped(): void;
}

export interface KeptBy<Answers, Name extends string> {
  readonly kept: Kept<Answers, Name>;
  readonly typed: TypedStore<Answers>;
  /** Answers that the server has as soon as they are given, such as uploads: they are not typed over it. */
  readonly givenAtOnce?: readonly (keyof Answers & string)[];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Of the answers, those that the server has otherwise. */
export function unsavedOf<Answers extends object>(saved: Answers, answers: Partial<Answers>): Partial<Answers> {
  const changed = Object.entries(answers).filter(([name, value]) => !isSame(value, saved[name as keyof Answers]));
  return Object.fromEntries(changed) as Partial<Answers>;
}

export const hasUnsaved = <Answers extends object>(saved: Answers, answers: Partial<Answers>) =>
  Object.keys(unsavedOf(saved, answers)).length > 0;

/** A journey that the server keeps, step by step; the device keeps what was typed since. */
export function createServerJourney<Answers extends object, Name extends string>(
  definition: Omit<JourneyDefinition<ServerDraft<Answers, Name>>, 'isTaken'>,
  { kept: first, typed, givenAtOnce = [] }: KeptBy<Answers, Name>,
): ServerJourney<Answers, Name> {
  type Draft = ServerDraft<Answers, Name>;
  const listeners = new Set<() => void>();
  let kept = first;
  let seen: { readonly kept: typeof kept; readonly typed: unknown; readonly draft: Draft } | undefined;

  /** Also what was typed before another device saved: nobody loses it, and `saves` tells of the other device. */
  function readTyped(): Partial<Answers> {
    const found = Object.entries(typed.get()?.answers ?? {});
    const known = found.filter(([name]) => name in kept.answers && !(givenAtOnce as readonly string[]).includes(name));
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

  function keep(next: typeof kept, answers: Partial<Answers>, revision = next.revision) {
    kept = next;
    const unsaved = unsavedOf(kept.answers, answers);
    const hasSome = Object.keys(unsaved).length > 0;
    if (hasSome || typed.get()) typed.set(hasSome ? { revision, answers: unsaved } : undefined);
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
    isTaken: ({ saved, answers }) => !hasUnsaved(saved, answers),
    getDraft,
    getKept: () => kept,
    setKept: (next) => keep(next, { ...next.answers, ...unsavedOf(kept.answers, getDraft().answers) }),
    dropTyped: () => keep(kept, {}),
    changeDraft(change) {
      const { answers } = change(getDraft());
      const given = Object.entries(answers).filter(([name]) => (givenAtOnce as readonly string[]).includes(name));
      // What was begun over an older save stays so until it is saved: a reload tells of the other device again.
      const revision = Math.min(typed.get()?.revision ?? kept.revision, kept.revision);
      keep({ ...kept, answers: { ...kept.answers, ...Object.fromEntries(given) } }, answers, revision);
    },
    useDraft: () => useSyncExternalStore(subscribe, getDraft, () => definition.empty),
  };
}
