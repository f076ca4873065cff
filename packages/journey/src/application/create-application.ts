import { randomId } from '@taga/web/random-id';
import type { JourneyDefinition } from '../draft/journey.ts';
import {
  createServerJourney,
  hasUnsaved,
  type Kept,
  type KeptBy,
  type ServerDraft,
  type Typed,
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
    KeptBy<Answers, Name>,
    Pick<Application<Answers, Name>, 'save' | 'onSaved' | 'onRefused'> {
  readonly empty: Answers;
}

/** Whether something was typed here that is not what another device has saved since. */
export function isTypedOverAnother<Answers extends object>(
  { answers, revision }: Pick<Kept<Answers, string>, 'answers' | 'revision'>,
  typed: Typed<Answers> | undefined,
): boolean {
  return typed !== undefined && typed.revision !== revision && hasUnsaved(answers, typed.answers);
}

export function createApplication<Answers extends object, Name extends string>({
  kept,
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
    { kept, typed, ...(givenAtOnce && { givenAtOnce }) },
  );
  return {
    key: randomId(),
    journey,
    saves: createSaveLog(isTypedOverAnother(kept, typed.get()) ? 'elsewhere' : 'none'),
    save,
    ...(onSaved && { onSaved }),
    ...(onRefused && { onRefused }),
  };
}
