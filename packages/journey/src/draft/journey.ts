import type { Progress, StepPlace } from '@taga/contract/journeys/journey';
import type { MessageId } from '@taga/i18n';
import type { ComponentType, MouseEvent } from 'react';

/** What is kept of a journey under way: the answers, how far one has come, and what the server has given for them. */
export type AnyDraft = Progress<object>;

/** The names under which the catalogs have the words around a journey's questions. */
export type JourneyWords<Id = MessageId> = Id extends `${infer Name}.leave.title` ? Name : never;

/** Asks before somebody follows a way out of the journey. */
export type AskFirst = (event: MouseEvent, wayOut: () => void) => void;

/** All that the browser has to know of a journey; its pages are the rest. */
export interface JourneyDefinition<Draft extends AnyDraft> {
  readonly outline: readonly StepPlace<Draft['answers'], Draft['step']>[];
  readonly empty: Draft;
  /** What all its addresses begin with. */
  readonly basePath: string;
  pathOf(step: Draft['step']): string;
  /** Where one goes when nothing is left to do, which another tab may have seen to. */
  readonly pathAfter: string;
  /** Where the way out in the list of steps leads. */
  readonly homePath: string;
  readonly words: JourneyWords;
  labelOf(step: Draft['step']): MessageId;
  /** Whether the server has what was answered. */
  isTaken(draft: Draft): boolean;
  /** What was answered and accepted so far, for the side of a desktop; loaded when there is something. */
  readonly Summary: ComponentType<{ draft: Draft }>;
  /** What all of it is about, above every heading. */
  readonly Caption?: ComponentType;
  /** What has to be known before going on, below the caption. */
  readonly Notice?: ComponentType;
  /** A quiet line above the buttons that says what is saved; for journeys that the server keeps. */
  readonly SaveState?: ComponentType;
  /** Stands below the list of steps, and below the page that a journey begins with. */
  readonly Footer?: ComponentType<{ step: Draft['step']; askFirst: AskFirst }>;
  /** Called when the first form is on the screen. */
  onAsking?(): void;
}

/** A journey with its draft, no matter who keeps it. */
export interface Journey<Draft extends AnyDraft> extends JourneyDefinition<Draft> {
  getDraft(): Draft;
  changeDraft(change: (draft: Draft) => Draft): void;
  useDraft(): Draft;
  /** What the server has, where it keeps the journey: then nothing else decides what may be opened. */
  getSaved?(): Progress<Draft['answers'], Draft['step']>;
}

export function hasAnswers<Draft extends AnyDraft>({ empty }: { readonly empty: Draft }, { answers }: Draft): boolean {
  return JSON.stringify(answers) !== JSON.stringify(empty.answers);
}
