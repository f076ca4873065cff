import { randomId } from '@taga/web/random-id';
import type { JourneyDefinition } from '../draft/journey.ts';
import {
  createServerJourney,
  hasUnsaved,
  type SavedBy,
  type SavedDraft,
  type ServerDraft,
  type TypedAnswers,
} from '../draft/server-journey.ts';
import type { Application } from './application.tsx';
import { createSaveLog } from './save-log.ts';
import { SaveState } from './save-state.tsx';
import { SavedElsewhere } from './saved-elsewhere.tsx';

type OfTheKind<Answers extends object, Name extends string> = Omit<
  JourneyDefinition<ServerDraft<Answers, Name>>,
  'empty' | 'isTaken' | 'words' | 'SaveState' | 'Notice'
>;

/** All that a kind says of an application: its journey, what the server has of it, and how a step is saved. */
export interface ApplicationDefinition<Answers extends object, Name extends string>
  extends OfTheKind<Answers, Name>,
    SavedBy<Answers, Name>,
    Pick<Application<Answers, Name>, 'save' | 'onSaved' | 'onRefused'> {
  readonly empty: Answers;
}

/** Whether something was typed here that is not what another device has saved since. */
export function isTypedOverAnother<Answers extends object>(
  { answers, revision }: Pick<SavedDraft<Answers, string>, 'answers' | 'revision'>,
  typed: TypedAnswers<Answers> | undefined,
): boolean {
  return typed !== undefined && typed.revision !== revision && hasUnsaved(answers, typed.answers);
}

export function createApplication<Answers extends object, Name extends string>({
  savedDraft,
  typed,
  givenAtOnce,
  empty,
  save,
  onSaved,
  onRefused,
  ...definition
}: ApplicationDefinition<Answers, Name>): Application<Answers, Name> {
  const [first] = definition.outline;
  if (!first) throw new Error('A journey has at least one step');
  const journey = createServerJourney<Answers, Name>(
    {
      ...definition,
      empty: { step: first.name, answers: empty, saved: empty },
      words: 'journey',
      SaveState,
      Notice: SavedElsewhere,
    },
    { savedDraft, typed, ...(givenAtOnce && { givenAtOnce }) },
  );
  return {
    key: randomId(),
    journey,
    saves: createSaveLog(isTypedOverAnother(savedDraft, typed.get()) ? 'elsewhere' : 'none'),
    save,
    ...(onSaved && { onSaved }),
    ...(onRefused && { onRefused }),
  };
}
