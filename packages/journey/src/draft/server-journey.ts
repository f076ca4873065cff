import type { Progress } from '@taga/contract/journeys/journey';
import { useSyncExternalStore } from 'react';
import { fitted } from './device-journey.ts';
import type { Journey, JourneyDefinition } from './journey.ts';

/** What the server has of a journey. */
export interface SavedDraft<Answers, Name extends string> extends Progress<Answers, Name> {
  /** Counts the saves. */
  readonly revision: number;
}

/** What was answered on this device and not saved yet, and over what. */
export interface TypedAnswers<Answers> {
  readonly revision: number;
  readonly answers: Partial<Answers>;
}

/** Where what was typed survives a reload and a crash. */
export interface TypedStore<Answers> {
  get(): TypedAnswers<Answers> | undefined;
  set(typed: TypedAnswers<Answers> | undefined): void;
  subscribe(listener: () => void): () => void;
}

/** The answers as they are on the screen, and how far the server knows one to be. */
export interface ServerDraft<Answers, Name extends string> extends Progress<Answers, Name> {
  readonly saved: Answers;
}

export interface ServerJourney<Answers extends object, Name extends string>
  extends Journey<ServerDraft<Answers, Name>> {
  getSaved(): SavedDraft<Answers, Name>;
  /** After a save. What was typed at other steps stays. */
  setSaved(savedDraft: SavedDraft<Answers, Name>): void;
  /** Leaves the answers as the server has them. */
  dropTyped(): void;
}

export interface SavedBy<Answers, Name extends string> {
  readonly savedDraft: SavedDraft<Answers, Name>;
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
  { savedDraft: first, typed, givenAtOnce = [] }: SavedBy<Answers, Name>,
): ServerJourney<Answers, Name> {
  type Draft = ServerDraft<Answers, Name>;
  const listeners = new Set<() => void>();
  let savedDraft = first;
  let seen: { readonly savedDraft: typeof savedDraft; readonly typed: unknown; readonly draft: Draft } | undefined;

  /** Also what was typed before another device saved: nobody loses it, and `saves` tells of the other device. */
  function readTyped(): Partial<Answers> {
    const found = Object.entries(typed.get()?.answers ?? {});
    const known = found.filter(
      ([name]) => name in savedDraft.answers && !(givenAtOnce as readonly string[]).includes(name),
    );
    return fitted(savedDraft.answers, { ...savedDraft.answers, ...Object.fromEntries(known) });
  }

  /** The same object until something is changed, here or in another tab. */
  function getDraft(): Draft {
    const found = typed.get();
    if (seen?.savedDraft !== savedDraft || seen.typed !== found) {
      const { step, answers: saved } = savedDraft;
      seen = { savedDraft, typed: found, draft: { step, saved, answers: { ...saved, ...readTyped() } } };
    }
    return seen.draft;
  }

  function save(next: typeof savedDraft, answers: Partial<Answers>, revision = next.revision) {
    savedDraft = next;
    const unsaved = unsavedOf(savedDraft.answers, answers);
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
    getSaved: () => savedDraft,
    setSaved: (next) => save(next, { ...next.answers, ...unsavedOf(savedDraft.answers, getDraft().answers) }),
    dropTyped: () => save(savedDraft, {}),
    changeDraft(change) {
      const { answers } = change(getDraft());
      const given = Object.entries(answers).filter(([name]) => (givenAtOnce as readonly string[]).includes(name));
      // What was started over an older save stays so until it is saved: a reload tells of the other device again.
      const revision = Math.min(typed.get()?.revision ?? savedDraft.revision, savedDraft.revision);
      save({ ...savedDraft, answers: { ...savedDraft.answers, ...Object.fromEntries(given) } }, answers, revision);
    },
    useDraft: () => useSyncExternalStore(subscribe, getDraft, () => definition.empty),
  };
}
