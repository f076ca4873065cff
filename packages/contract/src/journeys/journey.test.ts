import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountOpeningSteps } from './account-opening/outline.ts';
import { allowedStep, mayOpen, previousOf, problemsOf, reachedAfterChange, takeAnswers } from './answering.ts';
import { existingCustomerSteps } from './existing-customer/outline.ts';
import {
  isLeftBehind,
  nextOf,
  type Progress,
  reachedStep,
  resumeAt,
  routeOf,
  type Step,
  stepsFor,
  stepsSeenFrom,
} from './journey.ts';
import { emptyAnswers } from './sign-up-answers.ts';
import { checkedSignUp } from './sign-up-steps.ts';

/** Answers of an invented journey: a kind that decides which steps apply, and one answer for each step. */
type Answers = Readonly<Record<string, string>>;

const today = '2026-03-01';
const kinds = ['card', 'passport'] as const;

interface Shape {
  readonly onlyFor: string | null;
  readonly sharesRoute: boolean;
  readonly savedNumber: number;
  readonly submits: boolean;
  readonly allowsNoReturn: boolean;
}

function stepOf(shape: Shape, index: number): Step<Answers> {
  const field = `answer${index}`;
  return {
    name: `step${index}`,
    savedNumber: shape.savedNumber,
    fields: index === 0 ? [] : [field],
    check: (answers) => (index === 0 || answers[field] ? {} : { [field]: 'validation.invalid' }),
    ...(shape.sharesRoute && index > 1 && { route: 'shared' }),
    ...(shape.onlyFor && index > 0 && { appliesTo: ({ kind }: Answers) => kind === shape.onlyFor }),
    ...(index === 0 && { isEntrance: true }),
    ...(shape.submits && { submits: true }),
    ...(shape.allowsNoReturn && { allowsNoReturn: true }),
  };
}

const shape = fc.record<Shape>({
  onlyFor: fc.option(fc.constantFrom(...kinds)),
  sharesRoute: fc.boolean(),
  savedNumber: fc.integer({ min: 0, max: 4 }),
  submits: fc.integer({ min: 0, max: 4 }).map((number) => number === 0),
  allowsNoReturn: fc.integer({ min: 0, max: 4 }).map((number) => number === 0),
});

/** A journey of any shape, and somebody on it with some of the answers. */
const walker = fc
  .array(shape, { minLength: 2, maxLength: 8 })
  .map((shapes) => shapes.map(stepOf))
  .chain((steps) =>
    fc
      .record({
        kind: fc.constantFrom(...kinds),
        given: fc.array(fc.boolean(), { minLength: steps.length, maxLength: steps.length }),
        reached: fc.nat(steps.length - 1),
      })
      .map(({ kind, given, reached }) => {
        const answers: Answers = Object.fromEntries([
          ['kind', kind],
          ...given.map((isGiven, index) => [`answer${index}`, isGiven ? 'yes' : '']),
        ]);
        const progress: Progress<Answers> = { answers, step: steps[reached]?.name ?? '' };
        return { steps, progress };
      }),
  );

const namesOf = (steps: readonly { readonly name: string }[]) => steps.map(({ name }) => name);

describe('whatever the journey', () => {
  test('walking on from the first step visits every step that applies, once and in order', () => {
    fc.assert(
      fc.property(walker, ({ steps, progress: { answers } }) => {
        const walked = namesOf(steps.slice(0, 1));
        for (let next = nextOf(steps, answers, 'step0'); next !== undefined; next = nextOf(steps, answers, next)) {
          walked.push(next);
        }
        expect(walked).toEqual(namesOf(stepsFor(steps, answers)));
      }),
    );
  });

  test('the way back is the way there, but for points of no return', () => {
    fc.assert(
      fc.property(walker, ({ steps, progress: { answers } }) => {
        for (const { name, allowsNoReturn } of stepsFor(steps, answers).slice(1)) {
          const before = previousOf(steps, answers, name);
          if (allowsNoReturn) expect(before).toBeUndefined();
          else expect(nextOf(steps, answers, before ?? '')).toBe(name);
        }
      }),
    );
  });

  test('the allowed step is the first that is missing or wrong, and never lies behind what was reached', () => {
    fc.assert(
      fc.property(walker, ({ steps, progress }) => {
        const walk = stepsFor(steps, progress.answers);
        const place = (name: string) => namesOf(walk).indexOf(name);
        const allowed = allowedStep(steps, progress, today);
        const reached = reachedStep(steps, progress);
        const isWrong = (step: Step<Answers>) => Object.keys(step.check(progress.answers, today)).length > 0;
        /** Submitted at it or after it, or with a point of no return after it, on the way to what was reached. */
        const isSettled = (index: number) => {
          const goneBy = walk.slice(index, place(resumeAt(steps, progress)));
          const entered = walk.slice(index + 1, place(resumeAt(steps, progress)) + 1);
          return goneBy.some(({ submits }) => submits) || entered.some((step) => step.allowsNoReturn);
        };
        const evaluated = walk.slice(0, place(reached)).filter((_step, index) => !isSettled(index));
        expect(allowed).toBe(evaluated.find(isWrong)?.name ?? reached);
        expect(place(allowed)).toBeLessThanOrEqual(place(reached));
      }),
    );
  });

  test('what may be opened lies between the last point of no return and the allowed step', () => {
    fc.assert(
      fc.property(walker, ({ steps, progress }) => {
        const walk = namesOf(stepsFor(steps, progress.answers));
        const allowed = walk.indexOf(allowedStep(steps, progress, today));
        const open = namesOf(steps).filter((name) => mayOpen(steps, progress, today, name));
        const isBehind = (name: string) => isLeftBehind(steps, progress, name);
        expect(open).toEqual(walk.slice(0, allowed + 1).filter((name) => !isBehind(name)));
        expect(open).toContain(walk[allowed]);
        expect(mayOpen(steps, progress, today, resumeAt(steps, progress))).toBe(
          walk.indexOf(resumeAt(steps, progress)) <= allowed,
        );
      }),
    );
  });

  test('a list shows every address once, says where one is, and leads only to where one may have been', () => {
    fc.assert(
      fc.property(walker, ({ steps, progress }) => {
        const walk = stepsFor(steps, progress.answers);
        const shown = allowedStep(steps, progress, today);
        const seen = stepsSeenFrom(steps, progress, shown);
        const routes = seen.map(({ name }) => routeOf(steps.find((step) => step.name === name) ?? { name }));
        expect(routes).toEqual([...new Set(walk.map(routeOf))]);
        expect(seen.filter(({ isShown }) => isShown)).toHaveLength(1);
        const furthest = namesOf(walk).indexOf(resumeAt(steps, progress));
        for (const { name, isOpen } of seen.filter((step) => step.isOpen)) {
          expect(isOpen && isLeftBehind(steps, progress, name)).toBe(false);
          expect(namesOf(walk).indexOf(name)).toBeLessThanOrEqual(furthest);
        }
      }),
    );
  });

  test('a step takes its own answers and nobody else’s', () => {
    fc.assert(
      fc.property(
        walker,
        fc.dictionary(fc.constantFrom('kind', 'answer1', 'answer2', '__proto__', 'x'), fc.string()),
        ({ steps }, given) => {
          for (const step of steps) {
            const taken = takeAnswers(step, given);
            expect(Object.keys(taken).every((field) => step.fields.includes(field))).toBe(true);
            for (const field of step.fields) expect(taken[field]).toBe(given[field]);
          }
        },
      ),
    );
  });

  test('a changed answer is submitted again, one that was not submitted loses nothing', () => {
    fc.assert(
      fc.property(walker, fc.nat(), ({ steps, progress }, at) => {
        const walk = stepsFor(steps, progress.answers);
        const changed = walk[at % walk.length]?.name ?? '';
        const reached = reachedAfterChange(steps, progress, changed);
        const since = walk.slice(at % walk.length, namesOf(walk).indexOf(resumeAt(steps, progress)));
        const submit = since.find(({ submits }) => submits);
        expect(reached).toBe(submit?.name ?? progress.step);
      }),
    );
  });

  test('what is wrong with the whole is what is wrong with the steps that apply', () => {
    fc.assert(
      fc.property(walker, ({ steps, progress: { answers } }) => {
        const wrong = stepsFor(steps, answers).flatMap((step) => Object.keys(step.check(answers, today)));
        expect(Object.keys(problemsOf(steps, answers, today))).toEqual(wrong);
      }),
    );
  });
});

describe('every journey there is', () => {
  const journeys = [
    ['sign-up', checkedSignUp(), emptyAnswers],
    ['account opening by card', accountOpeningSteps, { idType: 'NRC' }],
    ['account opening by passport', accountOpeningSteps, { idType: 'PASSPORT' }],
    ['existing customer', existingCustomerSteps, {}],
  ] as const;

  test.each(journeys)('%s is walked from end to end without a gap', (_name, steps, answers) => {
    const places: readonly { readonly name: string; readonly savedNumber: number }[] = steps;
    const walk = namesOf(stepsFor(places, answers));
    expect(new Set(walk).size).toBe(walk.length);
    walk.forEach((name, index) => {
      expect(nextOf(places, answers, name)).toBe(walk[index + 1]);
    });
  });

  test('the code of an existing customer shares its number with the branch and does not open it (G-013)', () => {
    const afterCode = { answers: {}, step: 'personal-detail' } as const;
    const seen = stepsSeenFrom(existingCustomerSteps, afterCode, 'personal-detail');
    expect(seen.find(({ name }) => name === 'choose-branch')).toMatchObject({ state: 'locked', isOpen: false });
  });

  test('the forms inside personal-detail are one step to the eye', () => {
    const progress = { answers: { idType: 'PASSPORT' }, step: 'form-qa-22' } as const;
    const seen = stepsSeenFrom(accountOpeningSteps, progress, 'form-qa-22');
    expect(seen.filter(({ isShown }) => isShown).map(({ name }) => name)).toEqual(['review']);
    expect(seen).toHaveLength(9);
  });

  test('who changes from a passport to a card goes on after the form that is no longer theirs', () => {
    const progress = { answers: { idType: 'NRC' }, step: 'form-qa-22' } as const;
    expect(resumeAt(accountOpeningSteps, progress)).toBe('signature');
  });
});
