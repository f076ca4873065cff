// @vitest-environment page
import { errorCodes } from '@taga/contract';
import type { OpeningAnswers } from '@taga/contract/journeys/account-opening/answers';
import { checkedAccountOpening } from '@taga/contract/journeys/account-opening/steps';
import { fieldsOfAnswers } from '@taga/contract/records/applications/application-answers';
import { introducesOneself } from '@taga/contract/rules/applications/introducer';
import { wholeOpening } from '@taga/contract/samples';
import { ApplicationProvider } from '@taga/journey/application';
import { createApplication } from '@taga/journey/create-application';
import { StepProvider } from '@taga/journey/step';
import { findAccountClass } from '@taga/reference/account-classes';
import { ApiError } from '@taga/web/api';
import { createQueryClient, QueryClientProvider } from '@taga/web/data';
import { Router } from '@taga/web/navigation';
import { doing, drawInPage, type } from '@taga/web/testing';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, bodiesOf } from '../../../../testing/fake-api.ts';
import { typedAnswersOf } from '../../opening/typed-answers.ts';
import { AnswersSoFar } from '../frame/answers-so-far.tsx';
import { OpeningCaption } from '../frame/opening-caption.tsx';
import type { OpeningStep } from '../opening.ts';
import { AdditionalServices } from './additional-services.tsx';
import { ChooseBranch } from './choose-branch.tsx';
import { Introducers } from './introducers.tsx';
import { PersonalReview } from './personal-review.tsx';
import { SummaryReview } from './summary-review.tsx';
import { TermsAndConditions } from './terms-and-conditions.tsx';

vi.mock('../../../platform/api/call-api.ts', () => import('../../../../testing/fake-api.ts'));

const steps = checkedAccountOpening();
const accountClass = findAccountClass('saving');
const whole = wholeOpening('PASSPORT');
const withoutFiles = { ...whole, idImages: [], incomeFiles: [], signature: [] };
const customer = { loginId: 'mya@mail.example', idNumber: 'MD123456' };
const service = (ServiceId: string, changes = {}) => ({
  ServiceId,
  ServiceName: ServiceId,
  ServiceDescription: `About ${ServiceId}`,
  MM_ServiceName: ServiceId,
  MM_ServiceDescription: ServiceId,
  ReadOnly: false,
  PreSelect: false,
  AvailableService: true,
  ScheduleTime: null,
  SubScheduleTime: null,
  ...changes,
});
const application = {
  Id: 'A1',
  ApplicationNo: 'A-7K3M-29',
  Name: 'MYA MYA',
  UIdName: 'PASSPORT',
  UIdValue: 'MD123456',
  Services: [service('PASSBOOK', { PreSelect: true }), service('MPUCARD')],
  CurrentState: null,
  CurrentTownship: null,
};

interface Shown {
  readonly answers?: Partial<OpeningAnswers>;
  /** How far the server knows one to be. */
  readonly reached?: OpeningStep;
  readonly outline?: readonly OpeningStep[];
  readonly save?: () => Promise<number>;
  readonly calls?: object;
  readonly changes?: object;
}

async function show(step: OpeningStep, element: ReactNode, shown: Shown = {}) {
  answerCalls({ listStates: { Data: { States: [] } }, listTownships: { Data: { Townships: [] } }, ...shown.calls });
  window.history.replaceState({ idx: 0, key: 'k', usr: null }, '', `/open/${step}`);
  const save = vi.fn(shown.save ?? (async () => 2));
  const outline = steps.filter(({ name }) => (shown.outline ?? [name]).includes(name)).slice(1);
  const created = createApplication<OpeningAnswers, OpeningStep>({
    outline,
    empty: whole,
    savedDraft: { answers: { ...whole, ...shown.answers }, step: shown.reached ?? step, revision: 1 },
    typed: typedAnswersOf<OpeningAnswers>(customer.loginId, 'A1'),
    basePath: '/open',
    pathOf: (name) => `/open/${name}`,
    pathAfter: '/',
    homePath: '/',
    labelOf: () => 'opening.step.biomatric',
    Caption: OpeningCaption,
    Summary: AnswersSoFar,
    save,
  });
  const opening = { ...created, customer, accountClass, currency: 'MMK', id: 'A1', reload: async () => undefined };
  const asked = steps.find(({ name }) => name === step);
  const client = createQueryClient();
  const drawn = await drawInPage(element, {
    words: [
      'opening',
      'openingEnd',
      'services',
      'introducers',
      'branch',
      'personalDetail',
      'customer',
      'accountList',
      'accounts',
      'forms',
      'refusals',
      'public',
      'person',
    ],
    around: (children) => (
      <QueryClientProvider client={client}>
        <Router>
          <ApplicationProvider shown={{ ...opening, application: { ...application, ...shown.changes } }}>
            <StepProvider journey={opening.journey} step={step} asked={asked}>
              {children}
            </StepProvider>
          </ApplicationProvider>
        </Router>
      </QueryClientProvider>
    ),
  });
  const { text } = drawn.store.getSnapshot();
  const send = async () => {
    await doing(() => drawn.find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  };
  const main = () => [...drawn.place.querySelectorAll<HTMLButtonElement>('button[type=submit]')].at(-1);
  const isOpen = () => main()?.getAttribute('aria-disabled') !== 'true' && !main()?.disabled;
  return { ...drawn, text, send, main, isOpen, save, opening };
}
const sent = (save: ReturnType<typeof vi.fn>) => save.mock.calls[0]?.[0].answers as OpeningAnswers;

beforeEach(() => localStorage.clear());

test('what is pre-selected is chosen by going on, and what was chosen before stays', async () => {
  const fresh = await show('additional-services', <AdditionalServices />, { answers: { services: [] } });
  const boxes = () => [...fresh.place.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  expect(boxes().map(({ checked }) => checked)).toEqual([true, false]);
  await fresh.send();
  expect(fresh.opening.journey.getDraft().answers.services).toMatchObject([{ serviceId: 'PASSBOOK' }]);
  const chosen = await show('additional-services', <AdditionalServices />, {
    answers: { services: [{ serviceId: 'MPUCARD', time: '', on: '' }] },
  });
  const ticked = [...chosen.place.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  expect(ticked.map(({ checked }) => checked)).toEqual([false, true]);
});

test('without any service nobody goes on, unless something else is chosen that is enough', async () => {
  const { place, main, text, read } = await show('additional-services', <AdditionalServices />, {
    answers: { services: [] },
  });
  await doing(() => place.querySelector<HTMLInputElement>('input[type=checkbox]')?.click());
  expect(place.querySelector<HTMLInputElement>('input[type=checkbox]')?.checked).toBe(false);
  expect(read()).toContain(text('validation.services.missing'));
  expect(main()).toBeDefined();
  const more = await show('additional-services', <AdditionalServices isMoreChosen />, { answers: { services: [] } });
  await doing(() => more.place.querySelector<HTMLInputElement>('input[type=checkbox]')?.click());
  expect(more.read()).not.toContain(text('validation.services.missing'));
});

test('who says nothing of introducers has said no', async () => {
  const answers = { introducers: { wanted: '' }, employee: { staffId: '' } } as Partial<OpeningAnswers>;
  const { send, save } = await show('introducers', <Introducers />, { answers });
  await send();
  expect(sent(save).introducers).toEqual({ wanted: 'no' });
});

test('nobody introduces themselves', async () => {
  const oneself = { ...whole.firstIntroducer, idType: 'PASSPORT', idValue: 'MD123456' } as const;
  const answers = {
    introducers: { wanted: 'yes' },
    firstIntroducer: oneself,
    secondIntroducer: { ...oneself, idValue: 'MD999999' },
    employee: { staffId: '' },
  } as Partial<OpeningAnswers>;
  const { send, save, read, text } = await show('introducers', <Introducers />, { answers });
  await send();
  expect(save).not.toHaveBeenCalled();
  expect(read()).toContain(text(introducesOneself));
  const nobody = await show('introducers', <Introducers />, { answers: { ...answers, introducers: { wanted: 'no' } } });
  await nobody.send();
  expect(nobody.save).toHaveBeenCalledTimes(1);
});

test('a reference that was found to be nobody’s blocks; one that the server refuses is told at its field', async () => {
  const Details = [{ ErrorCode: errorCodes.employeeNotFound, ErrorDescription: 'No' }];
  const refusal = new ApiError(400, { Error: { Message: 'No', Details, RequestId: 'r' } }, 'r');
  const answers = { introducers: { wanted: 'no' }, employee: { staffId: '123' } } as Partial<OpeningAnswers>;
  const unchecked = await show('introducers', <Introducers />, { answers, save: () => Promise.reject(refusal) });
  await unchecked.send();
  expect(unchecked.read()).toContain(unchecked.text('introducers.employee.wayOn'));
  const checkEmployeeByPost = () => Promise.reject(refusal);
  const checked = await show('introducers', <Introducers />, { answers, calls: { checkEmployeeByPost } });
  await checked.press(checked.text('introducers.employee.check'));
  await checked.send();
  expect(checked.save).not.toHaveBeenCalled();
  await type(checked.find<HTMLInputElement>('input[inputmode=numeric]'), '');
  await checked.send();
  expect(checked.save).toHaveBeenCalledTimes(1);
});

const profile = { USERNAME: 'MYA MYA', LOGIN_ID: customer.loginId, EMAIL: 'mya@mail.example', DOB: '1990-02-28' };

test('who the customer is, is confirmed by going on, once it is there to be read', async () => {
  const { read, send, save, text } = await show('review', <PersonalReview mainText="It is right" />, {
    calls: { getProfile: { Data: profile }, getCustomer: { Data: profile } },
  });
  await expect.poll(read).toContain('MYA MYA');
  expect(read()).toContain('It is right');
  expect(read()).not.toContain(text('personalDetail.review.notYet'));
  expect(read()).toContain(text('profile.personal.title'));
  await send();
  expect(save).toHaveBeenCalledTimes(1);
  const waiting = await show('review', <PersonalReview />);
  expect(waiting.read()).toContain(text('personalDetail.review.notYet'));
  expect(waiting.read()).toContain(text('profile.page.loading'));
  expect(waiting.read()).not.toContain(text('profile.page.failure'));
});

test('what is wrong is told by calling, or mended where the way can', async () => {
  const calls = { getProfile: { Data: profile }, getCustomer: { Data: profile } };
  const Mend = () => <p>Mend it</p>;
  const mended = await show('review', <PersonalReview mending={Mend} />, { calls });
  await expect.poll(mended.read).toContain('Mend it');
  const told = await show('review', <PersonalReview />, { calls });
  await expect.poll(told.read).toContain('MYA MYA');
  expect(told.read()).not.toContain('Mend it');
});

test('details that could not be loaded can be asked for again', async () => {
  const failing = vi.fn(() => Promise.reject(new ApiError(500, null, null)));
  const { read, press, text } = await show('review', <PersonalReview />, {
    calls: { getProfile: failing, getCustomer: failing },
  });
  await expect.poll(read).toContain(text('profile.page.failure'));
  expect(read()).not.toContain(text('profile.page.loading'));
  await press(text('profile.page.again'));
  expect(failing).toHaveBeenCalledTimes(2);
});

const stepOf = { occupation: 'occupation' } as const;

test('everything is confirmed by a tick, once the server’s own copy is there', async () => {
  const { read, place, send, save, text } = await show('summary-review', <SummaryReview stepOf={stepOf} />, {
    calls: { getApplication: { Data: { ...application, Corrections: [] } } },
  });
  await expect.poll(() => place.querySelector('input[name=confirmed]')).not.toBeNull();
  expect(bodiesOf('getApplication')).toEqual([{ Id: 'A1' }]);
  expect(read()).toContain(text('openingEnd.summary.notConfirmed'));
  await doing(() => place.querySelector<HTMLInputElement>('input[name=confirmed]')?.click());
  expect(read()).not.toContain(text('openingEnd.summary.notConfirmed'));
  await send();
  expect(save).toHaveBeenCalledTimes(1);
});

test('it waits for what is on its way, and ends as the way says', async () => {
  const calls = { getApplication: { Data: application } };
  const submit = vi.fn(async () => {});
  const ending = { mainText: 'Submit it', submitting: { submit, isBusy: false, isWaiting: false } as never };
  const { place, send, save, read } = await show(
    'summary-review',
    <SummaryReview stepOf={{}} ending={ending} waitsFor="A photo is on its way" />,
    { calls },
  );
  await expect.poll(() => place.querySelector('input[name=confirmed]')).not.toBeNull();
  expect(read()).toContain('A photo is on its way');
  expect(read()).toContain('Submit it');
  await send();
  expect(submit).toHaveBeenCalledTimes(1);
  expect(save).not.toHaveBeenCalled();
});

test('a section leads back to where it was answered, if the way has that step; who one is, to whom to ask', async () => {
  const calls = { getApplication: { Data: { ...application, ...fieldsOfAnswers(withoutFiles), Services: [] } } };
  const links = (place: Element) => [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  const every = await show('summary-review', <SummaryReview stepOf={stepOf} />, {
    calls,
    outline: steps.map(({ name }) => name),
  });
  await expect.poll(every.read).toContain(every.text('openingEnd.summary.fromSignUp'));
  expect(links(every.place)).toContain('/open/occupation?then=summary-review');
  const few = await show('summary-review', <SummaryReview stepOf={stepOf} />, {
    calls,
    outline: ['initial', 'review', 'summary-review'],
  });
  await expect.poll(few.read).toContain(few.text('openingEnd.summary.fromSignUp'));
  expect(links(few.place)).not.toContain('/open/occupation?then=summary-review');
  const mending = await show('summary-review', <SummaryReview stepOf={{ personal: 'review' }} />, {
    calls,
    outline: ['initial', 'review', 'summary-review'],
  });
  await expect.poll(() => mending.place.querySelector('input[name=confirmed]')).not.toBeNull();
  expect(mending.read()).not.toContain(mending.text('openingEnd.summary.fromSignUp'));
});

test('a summary that could not be loaded can be asked for again', async () => {
  const getApplication = vi.fn(() => Promise.reject(new ApiError(500, null, null)));
  const { read, press, text } = await show('summary-review', <SummaryReview stepOf={{}} />, {
    calls: { getApplication },
  });
  await expect.poll(read).toContain(text('openingEnd.summary.failure'));
  await press(text('openingEnd.summary.again'));
  expect(getApplication).toHaveBeenCalledTimes(2);
  const waiting = await show('summary-review', <SummaryReview stepOf={{}} />);
  expect(waiting.read()).toContain(text('openingEnd.summary.loading'));
  expect(waiting.read()).not.toContain(text('openingEnd.summary.failure'));
});

test('terms that were agreed to are not gone behind again', async () => {
  const terms = <TermsAndConditions afterwards="Then a code" path="/terms.pdf" />;
  const outline = steps.map(({ name }) => name);
  const hasWayBack = (place: Element) => place.querySelector('a[href="/open/summary-review"]') !== null;
  const open = await show('terms-and-conditions', terms, { outline, reached: 'terms-and-conditions' });
  expect(hasWayBack(open.place)).toBe(true);
  const agreed = await show('terms-and-conditions', terms, { outline, reached: 'otp-verification' });
  expect(hasWayBack(agreed.place)).toBe(false);
});

test('the branch is looked for where the customer lives, or from the beginning', async () => {
  const branch = { state: '', township: '', code: '' };
  const { read, text } = await show('choose-branch', <ChooseBranch closesSoon="Closes soon" />, {
    answers: { branch },
  });
  expect(read()).toContain(text('branch.page.title'));
});

test('which account it is stands above every heading; that something is missing only where that led here', async () => {
  const { read, text, opening } = await show('additional-services', <AdditionalServices />);
  expect(read()).toContain(`${accountClass?.code} - ${text('accountList.saving.name')} · MMK`);
  expect(read()).not.toContain(text('opening.incomplete.title'));
  await doing(() => opening.saves.set({ kind: 'incomplete' } as never));
  expect(read()).toContain(text('opening.incomplete.title'));
  expect(read()).toContain(text('opening.incomplete.text'));
});
