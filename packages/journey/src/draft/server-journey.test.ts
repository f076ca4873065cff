import type { StepPlace } from '@taga/contract/journeys/journey';
import { beforeEach, expect, test } from 'vitest';
import { createServerJourney, type ServerJourney, type TypedAnswers } from './server-journey.ts';

interface Answers {
  readonly name: { readonly name: string };
  readonly photos: readonly string[];
  readonly branch: { readonly code: string };
}
type Name = 'name' | 'branch';

const outline: readonly StepPlace<Answers, Name>[] = [
  { name: 'name', savedNumber: 1 },
  { name: 'branch', savedNumber: 2 },
];
const saved: Answers = { name: { name: '' }, photos: [], branch: { code: '' } };
const savedDraft = { answers: saved, step: 'name' as Name, revision: 3 };

let stored: TypedAnswers<Answers> | undefined;

/** As a page that was just loaded sees it. */
function load(from = savedDraft): ServerJourney<Answers, Name> {
  return createServerJourney<Answers, Name>(
    {
      outline,
      empty: { step: 'name', answers: saved, saved },
      basePath: '/x',
      pathOf: (step) => `/x/${step}`,
      pathAfter: '/',
      homePath: '/',
      words: 'journey',
      labelOf: () => 'opening.step.biomatric',
      Summary: () => null,
    },
    {
      savedDraft: from,
      typed: {
        get: () => stored,
        set: (typed) => {
          stored = typed;
        },
        subscribe: () => () => {},
      },
      givenAtOnce: ['photos'],
    },
  );
}

const typeName = (journey: ServerJourney<Answers, Name>, name: string) =>
  journey.changeDraft((draft) => ({ ...draft, answers: { ...draft.answers, name: { name } } }));

beforeEach(() => {
  stored = undefined;
});

test('what was typed survives a reload, and the server decides how far one is [NET-004]', () => {
  typeName(load(), 'MYA');
  const draft = load().getDraft();
  expect(draft.answers.name).toEqual({ name: 'MYA' });
  expect(draft.saved.name).toEqual({ name: '' });
  expect(load().getSaved()).toEqual(savedDraft);
});

test('a save of another device takes nothing away that was typed, until somebody wants that [OFF-004]', () => {
  typeName(load(), 'MYA');
  const elsewhere = { ...saved, name: { name: 'AYE' }, branch: { code: '001' } };
  const journey = load({ ...savedDraft, answers: elsewhere, revision: 4 });
  expect(journey.getDraft().answers).toMatchObject({ name: { name: 'MYA' }, branch: { code: '001' } });
  expect(journey.isTaken(journey.getDraft())).toBe(false);
  typeName(journey, 'MYA MYA');
  expect(stored).toEqual({ revision: 3, answers: { name: { name: 'MYA MYA' } } });
  journey.dropTyped();
  expect(journey.getDraft().answers).toEqual(elsewhere);
  expect(stored).toBeUndefined();
});

test('a save keeps what was typed at another step', () => {
  const journey = load();
  typeName(journey, 'MYA');
  journey.setSaved({ ...savedDraft, answers: { ...saved, branch: { code: '001' } }, step: 'branch', revision: 4 });
  expect(load({ ...journey.getSaved() }).getDraft()).toMatchObject({
    step: 'branch',
    answers: { name: { name: 'MYA' }, branch: { code: '001' } },
  });
});

test('nothing stays on the device once the server has it', () => {
  const journey = load();
  typeName(journey, 'MYA');
  journey.setSaved({ ...savedDraft, answers: { ...saved, name: { name: 'MYA' } }, revision: 4 });
  expect(stored).toBeUndefined();
});

test('what the server has at once is not kept on the device', () => {
  const journey = load();
  journey.changeDraft((draft) => ({ ...draft, answers: { ...draft.answers, photos: ['a'] } }));
  expect(journey.getSaved().answers.photos).toEqual(['a']);
  expect(stored).toBeUndefined();
});

test.each([{ name: 'text' }, { name: null }, { photos: {} }, { unknown: 1 }])(
  'what an earlier portal kept in another form is as the server has it: %j',
  (answers) => {
    stored = { revision: 3, answers: answers as never };
    expect(load().getDraft().answers).toEqual(saved);
  },
);
