import type { Step } from '@taga/contract/journeys/journey';
import { createTextStore } from '@taga/i18n';
import { FixedRouter } from '@taga/web/navigation';
import { createStored } from '@taga/web/storage';
import { loadCatalog, TextProvider } from '@taga/web/text';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useGoOn } from '../draft/change-draft.ts';
import { createJourney } from '../draft/device-journey.ts';
import type { Journey } from '../draft/journey.ts';
import { StepFrame } from '../frame/step-frame.tsx';
import { useAnswersForm } from './answers-form.ts';
import { entrancePageOf } from './entrance-page.tsx';
import { Question } from './question.tsx';
import { questionPagesOf } from './question-page.tsx';
import { SumOfAnswers } from './sum-of-answers.tsx';

/** A journey that is not sign-up: ordering a meal. It borrows the words of sign-up, having none of its own. */
interface Answers {
  readonly dish: { readonly dish: string };
  readonly spice: { readonly heat: string };
}
type Name = 'get-started' | 'name' | 'gender' | 'otp-verify';
interface Meal {
  readonly step: Name;
  readonly answers: Answers;
  readonly ticket: string | null;
}

const isCurry = ({ dish }: Answers) => dish.dish === 'curry';
const steps: readonly Step<Answers, Name>[] = [
  { name: 'get-started', savedNumber: 0, fields: [], isEntrance: true, check: () => ({}) },
  {
    name: 'name',
    savedNumber: 1,
    fields: ['dish'],
    submits: true,
    check: ({ dish }) => (dish.dish ? {} : { 'dish.dish': 'validation.selectionMissing' }),
  },
  {
    name: 'gender',
    savedNumber: 1,
    fields: ['spice'],
    appliesTo: isCurry,
    check: ({ spice }) => (spice.heat ? {} : { 'spice.heat': 'validation.selectionMissing' }),
  },
  { name: 'otp-verify', savedNumber: 2, fields: [], allowsNoReturn: true, check: () => ({}) },
];

/** There is no browser here, so it lives as long as the test. */
const stored = createStored<unknown>({ key: 'meal', parse: (found) => found });
let journey: Journey<Meal>;

afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  stored.remove();
  const history = { state: null, pushState() {}, replaceState() {} };
  vi.stubGlobal('window', { history, location: { pathname: '/', search: '', hash: '' } });
  const created = createJourney<Meal>({
    outline: steps,
    empty: { step: 'get-started', answers: { dish: { dish: '' }, spice: { heat: '' } }, ticket: null },
    basePath: '/meal',
    pathAfter: '/table',
    homePath: '/',
    pathOf: (step) => `/meal/${step}`,
    words: 'signUp',
    labelOf: (step) => `signUp.step.${step}`,
    stored,
    isTaken: ({ ticket }) => ticket !== null,
    Summary: ({ draft: { answers } }) => (
      <SumOfAnswers title="So far" rows={[{ label: 'Dish', value: answers.dish.dish }]} />
    ),
  });
  // As in a browser: what is drawn for everybody at build knows nobody's answers.
  journey = { ...created, useDraft: created.getDraft };
});

interface Hands {
  choose?: (dish: string) => void;
  isValid?: () => boolean;
  goOn?: (change?: (draft: Meal) => Meal) => void;
}

/** The pages, and hands to use the first question with. */
function pagesWith(hands: Hands = {}) {
  const questionPage = questionPagesOf(journey, steps);
  function Dish() {
    const form = useAnswersForm(journey, 'dish');
    const goOn = useGoOn(journey);
    Object.assign(hands, { choose: (dish: string) => form.change({ dish }), isValid: form.isValid, goOn });
    return (
      <Question title="Which dish?" form={form}>
        <p>{form.values.dish}</p>
      </Question>
    );
  }
  return {
    'get-started': entrancePageOf(journey, 'get-started', () => (
      <StepFrame title="Hungry?" actions={() => null}>
        {null}
      </StepFrame>
    )),
    name: questionPage('name', Dish),
    gender: questionPage('gender', () => <Question title="How hot?">{null}</Question>),
    'otp-verify': questionPage('otp-verify', () => <Question title="Thank you">{null}</Question>),
  };
}

async function draw(step: Name, hands?: Hands): Promise<string> {
  const store = createTextStore('en', loadCatalog);
  await Promise.all((['signUp', 'forms', 'refusals'] as const).map(store.loadGroup));
  const Page = pagesWith(hands)[step];
  return renderToString(
    <TextProvider store={store}>
      <FixedRouter pathname={`/meal/${step}`}>
        <Page />
      </FixedRouter>
    </TextProvider>,
  );
}

const linksOf = (html: string) => [...new Set([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href))];

/** As they are read out, without the marks around them. */
const wordsOf = (html: string) =>
  html
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

test('another journey has frame, list of steps and progress from its definition alone', async () => {
  const html = await draw('get-started');
  expect(html).toContain('Hungry?');
  expect(wordsOf(html)).toContain('Step 1 of 3 · Before you start');
  expect(linksOf(html)).toEqual([]);
});

test('its first question is open and leads back; a later one sends away', async () => {
  expect(linksOf(await draw('name'))).toEqual(['/meal/get-started']);
  expect(await draw('otp-verify')).toBe('');
  expect(await draw('gender')).toBe('');
});

test('its answers are kept, checked by its own step, and decide which steps there are', async () => {
  const hands: Hands = {};
  await draw('name', hands);
  expect(hands.isValid?.()).toBe(false);
  hands.choose?.('curry');
  expect(stored.get()).toMatchObject({ step: 'get-started', answers: { dish: { dish: 'curry' } } });
  hands.goOn?.((draft) => ({ ...draft, ticket: '42' }));
  expect(journey.getDraft().step).toBe('gender');
  const html = await draw('gender');
  expect(html).toContain('How hot?');
  expect(html).toContain('Step 3 of 4');
});

test('who needs no spice goes straight to the end, from where there is no way back', async () => {
  const hands: Hands = {};
  await draw('name', hands);
  hands.choose?.('soup');
  hands.goOn?.((draft) => ({ ...draft, ticket: '42' }));
  expect(journey.getDraft().step).toBe('otp-verify');
  const html = await draw('otp-verify');
  expect(html).toContain('Thank you');
  expect(linksOf(html)).toEqual([]);
  expect(await draw('name')).toBe('');
});

test('without what the server gave, what was submitted has to be submitted again', async () => {
  journey.changeDraft((draft) => ({
    ...draft,
    step: 'otp-verify',
    answers: { ...draft.answers, dish: { dish: 'soup' } },
  }));
  expect(await draw('otp-verify')).toBe('');
  expect(await draw('name')).toContain('Which dish?');
});
