// @vitest-environment page
import { errorCodes } from '@taga/contract';
import { defineFormKind, type FormAnswers } from '@taga/contract/kinds/form';
import { Question } from '@taga/journey/question';
import { useSaveStep } from '@taga/journey/save-step';
import { ApiError } from '@taga/web/api';
import { createQueryClient, QueryClientProvider } from '@taga/web/data';
import { Router, useLocation } from '@taga/web/navigation';
import { doing, drawInPage, type } from '@taga/web/testing';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, bodiesOf, callApi } from '../../../testing/fake-api.ts';
import { clearSession } from '../../access/session/session-store.ts';
import { saveSentActivation } from '../opening/sent-activation.ts';
import { Code } from './code.tsx';
import { Documents } from './documents.tsx';
import { closedTitle, type KindPages, type KindRecord, useKindApplication } from './kind-pages.ts';
import { Review } from './review.tsx';
import { SectionOfKind } from './section-page.tsx';
import { StartOfKind } from './start-page.tsx';
import { uploadsOf } from './uploads.ts';

vi.mock('../../platform/api/call-api.ts', () => import('../../../testing/fake-api.ts'));

const kind = defineFormKind({
  name: 'leave',
  wire: { path: 'leaves', noun: 'Leave', one: 'a leave', many: 'leaves' },
  sections: { time: { days: { control: 'number', from: 1, to: 30 } } },
  headline: ['time.days'],
  documents: [
    { type: 'LETTER', most: 1, mediaTypes: ['image/png'], isNeeded: () => true },
    { type: 'PHOTO', most: 1, mediaTypes: ['image/png'] },
    { type: 'VISA', most: 1, mediaTypes: ['image/png'] },
  ],
  statuses: { GRANTED: 'COMPLETED', DENIED: 'REJECTED' },
  decisions: { GRANT: { to: 'GRANTED' }, DENY: { to: 'DENIED', needsRemark: true } },
  announced: [],
  serviceType: 'LEAVE',
});

function Time() {
  const saving = useSaveStep();
  const { journey } = useKindApplication();
  // As in a form, which keeps what it began with.
  const [{ days }] = useState(() => journey.getDraft().answers.time as { days: string });
  return (
    <Question title="How long?" onAnswer={() => void saving.submit()} sending={saving}>
      {days} days
    </Question>
  );
}

const pages: KindPages<FormAnswers> = {
  kind,
  paths: {
    start: (docId) => `/leave${docId ? `?docId=${docId}` : ''}`,
    section: (step, docId) => `/leave/${step}${docId ? `?docId=${docId}` : ''}`,
    order: (docId) => `/orders/${docId}`,
  },
  name: 'customer.menu.card',
  labelOf: (step) => (step === 'time' ? 'services.page.title' : `application.section.${step as 'documents'}`),
  questions: { time: Time, documents: Documents, review: Review, code: Code },
  documentLabel: (type) => (type === 'LETTER' ? 'uploads.proof.label' : 'uploads.photo.name'),
  documentHint: (type) => (type === 'LETTER' ? 'uploads.proof.choose' : undefined),
  isLeftOut: (type) => type === 'VISA',
  rowsOf: (step, _record, answers) =>
    step === 'time' ? [{ label: 'Days', value: String((answers.time as { days: string }).days) }] : [],
  summaryLines: () => [['Days', undefined]],
  needs: ['application.section.documents'],
  remarkFor: () => 'application.closed.text',
  itemLabel: () => 'application.section.documents',
  closedTitle: (status) => closedTitle(kind, status),
};
const customer = { loginId: 'mya@mail.example' } as never;
const letter = { id: 'f-1', type: 'LETTER', name: 'letter.png', url: '/f-1' };
const record: KindRecord = {
  DOCNumber: 'D1',
  ApplicationNo: 'A-7K3M-29',
  Status: null,
  Revision: 3,
  Remarks: null,
  HandedInAt: null,
  Applicant: {} as never,
  Answers: { idType: 'NRC', time: { days: '10' }, documents: [letter] },
};

function Page() {
  const { pathname } = useLocation();
  const asked = pathname.split('/')[2];
  if (!pathname.startsWith('/leave')) return 'elsewhere';
  return asked ? (
    <SectionOfKind pages={pages} customer={customer} asked={asked} />
  ) : (
    <StartOfKind pages={pages} customer={customer} />
  );
}

let leaveLast: () => Promise<unknown> = async () => {};

/** In place of what was open before: two pages would both follow the address. */
async function open(
  path: string,
  found: Partial<KindRecord> | Error,
  answers: object = {},
  state: object | null = null,
) {
  const get = () => (found instanceof Error ? Promise.reject(found) : { Data: { ...record, ...found } });
  answerCalls({ getLeaveApplication: get, ...answers });
  await leaveLast();
  window.history.replaceState({ idx: 0, key: 'k', usr: state }, '', path);
  const client = createQueryClient();
  const drawn = await drawInPage(<Page />, {
    words: [
      'application',
      'opening',
      'services',
      'uploads',
      'forms',
      'refusals',
      'public',
      'customer',
      'orders',
      'kinds',
    ],
    around: (children) => (
      <QueryClientProvider client={client}>
        <Router>{children}</Router>
      </QueryClientProvider>
    ),
  });
  leaveLast = drawn.leave;
  const { text } = drawn.store.getSnapshot();
  const links = () => [...drawn.place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  const send = () =>
    doing(() => drawn.find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  const title = () => drawn.place.querySelector('h1')?.textContent;
  const shows = (words: string) => expect.poll(drawn.read).toContain(words);
  return { ...drawn, text, links, send, title, shows };
}
const refusal = (status: number, ErrorCode: string) => {
  const Details = [{ ErrorCode, ErrorDescription: 'No' }];
  return new ApiError(status, { Error: { Message: 'No', Details, RequestId: 'r' } }, 'r');
};
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('one that is not started says what to have at hand, and begins; one that is goes on where it was left', async () => {
  const fresh = await open('/leave', { DOCNumber: null, Answers: kind.wire.emptyAnswers('NRC') });
  await fresh.shows(fresh.text('application.start.begin'));
  expect(fresh.read()).toContain(fresh.text('application.start.needs'));
  expect(fresh.links()).toEqual(['/leave/time']);
  expect(bodiesOf('getLeaveApplication')).toEqual([{}]);
  const started = await open('/leave?docId=D1', { Answers: { ...record.Answers, documents: [] } });
  await started.shows(started.text('application.start.goOn'));
  expect(started.read()).not.toContain(started.text('application.start.needs'));
  expect(started.links()).toEqual(['/leave/documents?docId=D1']);
  expect(bodiesOf('getLeaveApplication')).toEqual([{ DOCNumber: 'D1' }]);
  expect(callApi.mock.calls[0]?.[1].isQuiet).toBe(true);
});

test('one that came back tells what our staff want, in their words, and leads there', async () => {
  const Corrections = [{ Item: 'LETTER', IsDone: false }];
  const Remarks = { en: 'Too dark', mm: 'မှောင်' };
  const back = { Status: 'INCOMPLETED', Corrections, Remarks };
  const { read, text, links, place, shows } = await open('/leave', back);
  await shows(text('application.start.correct'));
  expect(read()).toContain('Too dark');
  expect(read()).not.toContain(text('application.closed.text'));
  expect([...place.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    text('application.section.documents'),
  ]);
  expect(links()).toEqual(['/leave/documents']);
  const silent = await open('/leave', { Status: 'INCOMPLETED' });
  await silent.shows(text('application.closed.text'));
  expect(silent.read()).toContain(text('application.remark.how'));
  expect(silent.place.querySelector('li')).toBeNull();
});

test('one that is with the bank says where it is, and was just sent where it was', async () => {
  const closed = await open('/leave', { Status: 'GRANTED' });
  await closed.shows(closed.text('application.closed.COMPLETED'));
  expect(closed.read()).toContain(closed.text('application.closed.text'));
  expect(closed.read()).toContain('A-7K3M-29');
  expect(closed.links()).toEqual(['/orders/D1']);
  expect(closed.place.querySelector('h2 svg')).toBeNull();
  const sent = await open('/leave', { Status: 'PENDING' }, {}, { isSent: true });
  await sent.shows(sent.text('application.sent.title'));
  expect(sent.read()).toContain(sent.text('application.sent.text'));
  expect(sent.place.querySelector('h2 svg')).not.toBeNull();
  const unnumbered = await open('/leave', { Status: 'PENDING', ApplicationNo: null, DOCNumber: null });
  await unnumbered.shows(unnumbered.text('application.closed.WAITING'));
  expect(unnumbered.links()).toEqual([]);
});

test('one that could not be loaded can be asked for again; one of somebody else cannot', async () => {
  const failed = await open('/leave', new ApiError(500, null, null));
  await failed.shows(failed.text('application.load.failed'));
  await failed.press(failed.text('application.load.again'));
  expect(bodiesOf('getLeaveApplication')).toHaveLength(2);
  const missing = await open('/leave?docId=D9', new ApiError(404, null, null));
  await missing.shows(missing.text('application.load.missing'));
  expect(missing.place.querySelector('button')).toBeNull();
  const section = await open('/leave/time?docId=D9', new ApiError(404, null, null));
  await section.shows(section.text('application.load.missingText'));
  expect(section.links()).toEqual(['/leave']);
  const broken = await open('/leave/time', new ApiError(500, null, null));
  await broken.shows(broken.text('journey.loading.failure'));
});

test('a section is saved with its own answers over the revision they were made from, and the next one follows', async () => {
  const empty = { ...record.Answers, documents: [] };
  const { title, send, shows, read } = await open(
    '/leave/time',
    { Answers: empty },
    { saveLeaveSection: { Data: { DOCNumber: 'D1', Revision: 4 } } },
  );
  await expect.poll(title).toBe('How long?');
  await send();
  expect(bodiesOf('saveLeaveSection')).toMatchObject([
    { DOCNumber: 'D1', Section: 'time', Answers: { time: { days: '10' } }, Revision: 3 },
  ]);
  expect(callApi.mock.calls.find(([{ id }]) => id === 'saveLeaveSection')?.[1].isQuiet).toBe(true);
  await shows('Photos of your documents');
  expect(read()).toContain('Proof of income');
});

test('a section that was saved elsewhere meanwhile begins again with what was saved there', async () => {
  const days = ['10', '12'];
  const { shows, send } = await open(
    '/leave/time',
    {},
    {
      getLeaveApplication: () => ({
        Data: { ...record, Answers: { ...record.Answers, time: { days: days.shift() } } },
      }),
      saveLeaveSection: () => Promise.reject(refusal(409, errorCodes.savedElsewhere)),
    },
  );
  await shows('10 days');
  await send();
  await shows('12 days');
});

test('the first save names no application, and those after it the one that it made', async () => {
  const { title, send } = await open(
    '/leave/time',
    { DOCNumber: null, Answers: { ...record.Answers, documents: [] } },
    { saveLeaveSection: { Data: { DOCNumber: 'D7', Revision: 1 } } },
  );
  await expect.poll(title).toBe('How long?');
  await send();
  expect(bodiesOf('saveLeaveSection')[0]).not.toHaveProperty('DOCNumber');
  await expect.poll(title).toBe('Photos of your documents');
  // There is an application to send photos to.
  expect(document.querySelectorAll('input[type=file]').length).toBeGreaterThan(0);
});

test('photos are asked for by their kinds; those that somebody does not have are left out', async () => {
  const { shows, read, text, place } = await open('/leave/documents', {});
  await shows(text('application.documents.title'));
  expect(read()).toContain(text('uploads.proof.label'));
  expect(read()).toContain(text('uploads.proof.choose'));
  // The letter is needed, the photo is not, and nobody is asked for a visa.
  expect(read().split(text('form.optional'))).toHaveLength(2);
  expect(read()).not.toContain(text('application.documents.sending'));
  expect(place.textContent?.split(text('uploads.photo.hint'))).toHaveLength(2);
});

test('without the letter nobody goes on, and it is told at the letter', async () => {
  const { shows, send, title, text, read } = await open('/leave/documents', {
    Answers: { ...record.Answers, documents: [] },
  });
  await shows(text('application.documents.title'));
  await send();
  expect(title()).toBe(text('application.documents.title'));
  expect(read()).toContain(text('validation.documents.missing'));
});

test('of one that came back only what staff want is asked for, and it is needed', async () => {
  const Corrections = [{ Item: 'PHOTO', IsDone: false }];
  const { shows, read, text } = await open('/leave/documents', { Status: 'INCOMPLETED', Corrections });
  await shows(text('application.documents.title'));
  expect(read()).not.toContain(text('uploads.proof.label'));
  expect(read()).not.toContain(text('form.optional'));
});

test('the review has every section with the way to change it, and leads to the code', async () => {
  const { shows, links, read, text, send, place } = await open('/leave/review', {});
  await shows(text('application.review.title'));
  const titles = [...place.querySelectorAll('form h2')].map(({ textContent }) => textContent);
  expect(titles).toEqual([text('services.page.title'), text('application.section.documents')]);
  expect(links()).toEqual(expect.arrayContaining(['/leave/time?then=review', '/leave/documents?then=review']));
  expect(read()).toContain('Days10');
  expect(read().split(text('application.review.none'))).toHaveLength(2);
  expect(read()).toContain(text('application.review.code'));
  await send();
  expect(bodiesOf('saveLeaveSection')).toEqual([]);
  expect(bodiesOf('submitLeaveApplication')).toEqual([]);
  await expect.poll(() => window.location.pathname).toBe('/leave/code');
});

test('corrected it is submitted at once, without another code; the first page then says so', async () => {
  saveSentActivation('D1', { reference: 'old' } as never, Date.now());
  const forget = vi.spyOn(uploadsOf(pages), 'forget');
  const { shows, send, text, read } = await open(
    '/leave/review',
    { Status: 'INCOMPLETED' },
    { submitLeaveApplication: { Data: {} } },
  );
  await shows(text('application.actions.sendAgain'));
  expect(read()).not.toContain(text('application.review.code'));
  await send();
  expect(bodiesOf('submitLeaveApplication')).toEqual([{ DOCNumber: 'D1', Revision: 3 }]);
  expect(window.location.pathname + window.location.search).toBe('/leave?docId=D1');
  expect(window.history.state).toMatchObject({ idx: 0, usr: { isSent: true } });
  expect(localStorage.getItem('taga.activation-code')).toBeNull();
  expect(forget).toHaveBeenCalledWith('D1');
});

test('why it could not be submitted is told; one that was saved elsewhere is loaded again', async () => {
  const refused = () => Promise.reject(refusal(400, errorCodes.invalidField));
  const { shows, send, text, read } = await open(
    '/leave/review',
    { Status: 'INCOMPLETED' },
    { submitLeaveApplication: refused },
  );
  await shows(text('application.actions.sendAgain'));
  await send();
  expect(read()).toContain(text('application.review.failed'));
  expect(bodiesOf('getLeaveApplication')).toHaveLength(1);
  expect(window.location.pathname).toBe('/leave/review');
  const elsewhere = () => Promise.reject(refusal(409, errorCodes.savedElsewhere));
  const again = await open('/leave/review', { Status: 'INCOMPLETED' }, { submitLeaveApplication: elsewhere });
  await again.shows(text('application.actions.sendAgain'));
  await again.send();
  await expect.poll(() => bodiesOf('getLeaveApplication').length).toBe(2);
});

/** Nobody comes to the code but from the review. */
async function openCode(answers: object) {
  const opened = await open('/leave/review', {}, answers);
  await opened.shows(opened.text('application.review.title'));
  await opened.send();
  await expect.poll(opened.title).toBe(opened.text('application.code.title'));
  return opened;
}

test('a code is sent on arrival, unless one is on its way, and what is typed submits the application', async () => {
  const sendLeaveCode = { Data: { OTPREFNO: 'ref-1', SENTMESSAGE: 'Sent to 09…99', RESEND_AFTER: 60 } };
  const { shows, text } = await openCode({ sendLeaveCode });
  await shows('Sent to 09…99');
  expect(bodiesOf('sendLeaveCode')).toEqual([{ DOCNumber: 'D1', VIA: 'SMS' }]);
  const again = await openCode({ sendLeaveCode, submitLeaveApplication: { Data: {} } });
  await again.shows(text('application.code.submit'));
  expect(bodiesOf('sendLeaveCode')).toEqual([]);
  await type(again.find<HTMLInputElement>('form input'), '123456');
  await expect
    .poll(() => bodiesOf('submitLeaveApplication'))
    .toEqual([{ DOCNumber: 'D1', Revision: 3, OTPRefNo: 'ref-1', OTPCode: '123456' }]);
});

test('a code that could not be sent is asked for once more', async () => {
  const sendLeaveCode = () => Promise.reject(refusal(400, errorCodes.codeResendTooSoon));
  const { shows, send, text, read } = await openCode({ sendLeaveCode });
  await shows(text('application.code.notSent'));
  expect(read()).not.toContain(text('application.code.sending'));
  await send();
  expect(bodiesOf('sendLeaveCode')).toHaveLength(2);
  const waiting = await openCode({});
  await waiting.shows(text('application.code.sending'));
});

test('a section of one that is with the bank leads out', async () => {
  await open('/leave/time', { Status: 'PENDING' });
  await expect.poll(() => window.location.pathname).toBe('/leave');
});

test('a section that there is not leads to where it was left', async () => {
  await open('/leave/nonsense', { Answers: { ...record.Answers, documents: [] } });
  await expect.poll(() => window.location.pathname).toBe('/leave/documents');
});

test('photos of each kind go their own way, and stop when nobody is signed in', () => {
  const stop = vi.spyOn(uploadsOf(pages), 'stop');
  clearSession();
  expect(stop).toHaveBeenCalled();
  expect(uploadsOf(pages)).toBe(uploadsOf({ ...pages }));
  expect(uploadsOf({ ...pages, kind: { ...kind, name: 'other' } })).not.toBe(uploadsOf(pages));
});
