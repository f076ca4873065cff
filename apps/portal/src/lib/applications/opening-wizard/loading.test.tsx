// @vitest-environment page
import { errorCodes } from '@taga/contract';
import { openingRoute, outcomeStepRecord } from '@taga/contract/records/applications/application-step';
import { wholeOpening } from '@taga/contract/samples';
import { ApplicationProvider } from '@taga/journey/application';
import { findAccountClass } from '@taga/reference/account-classes';
import { ApiError } from '@taga/web/api';
import { Router } from '@taga/web/navigation';
import { doing, drawInPage, runHook } from '@taga/web/testing';
import { useSyncExternalStore } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, bodiesOf, callApi } from '../../../testing/fake-api.ts';
import { blockedByBank } from '../../access/session/blocked-by-bank.ts';
import { codeRequest } from './code-request.ts';
import { Blacklisted, loadApplication } from './load-application.ts';
import { LoadedOpening } from './loaded-opening.tsx';
import { useSaveOutcome } from './save-outcome.ts';

vi.mock('../../platform/api/call-api.ts', () => import('../../../testing/fake-api.ts'));

const saving = findAccountClass('saving');
if (!saving) throw new Error('There is no such class');
const customer = { loginId: 'mya@mail.example', idNumber: 'MD123456' };
const wanted = { customer, accountClass: saving, currency: 'MMK' } as never;
const blacklisted = (IsBlackList: boolean) => ({ Data: { BlackListDetails: { IsBlackList } } });
const answers = {
  checkBlacklist: blacklisted(false),
  getAccountInfo: { Data: { AuthorizationReqId: 'A1' } },
  findApplication: { Data: null },
  getApplication: { Data: { Id: 'A1', Name: 'just begun' } },
};
const load = (changes: object = {}) => {
  answerCalls({ ...answers, ...changes });
  return loadApplication(wanted, 'en', new AbortController().signal);
};
const refusal = (status: number, ...codes: readonly string[]) => {
  const Details = codes.map((ErrorCode) => ({ ErrorCode, ErrorDescription: 'Dear Customer, no' }));
  return new ApiError(status, { Error: { Message: 'No', Details, RequestId: 'r' } }, 'r');
};

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState({ idx: 0, key: 'k', usr: null }, '', '/open');
});

test('an application that something was saved of is there with the first answers', async () => {
  expect(await load({ findApplication: { Data: { Id: 'A1', Name: 'saved' } } })).toEqual({ Id: 'A1', Name: 'saved' });
  expect(bodiesOf('getApplication')).toEqual([]);
  expect(bodiesOf('getAccountInfo')).toMatchObject([{ Currency: 'MMK', LoginId: customer.loginId, IsFCY: false }]);
  expect(bodiesOf('checkBlacklist')).toEqual([{ UID: 'MD123456' }]);
});

test.each([null, { Id: 'another' }])('one that nothing was saved of is asked for by its id: %j', async (found) => {
  expect(await load({ findApplication: { Data: found } })).toMatchObject({ Name: 'just begun' });
  expect(bodiesOf('getApplication')).toEqual([{ Id: 'A1' }]);
});

test('whom the bank does no business with gets none; a bank that does not answer keeps nobody away', async () => {
  await expect(load({ checkBlacklist: blacklisted(true) })).rejects.toBeInstanceOf(Blacklisted);
  const silent = () => Promise.reject(new ApiError(503, null, null));
  expect(await load({ checkBlacklist: silent })).toMatchObject({ Id: 'A1' });
  const broken = () => Promise.reject(new TypeError('a mistake of ours'));
  await expect(load({ checkBlacklist: broken })).rejects.toThrow('a mistake of ours');
});

function createSaves() {
  let last: object = { kind: 'none' };
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    set(next: object) {
      last = next;
      for (const listener of listeners) listener();
    },
    useLast: () => useSyncExternalStore(subscribe, () => last),
  };
}
async function draw(loading: { data?: object; error?: Error }) {
  const asked = { data: undefined, error: null, isFetching: false, refetch: vi.fn(), ...loading } as never;
  return drawInPage(<LoadedOpening loading={asked} accountClass={saving as never} draw={() => <p>the page</p>} />, {
    words: ['opening', 'refusals', 'forms'],
    around: (children) => <Router>{children}</Router>,
  });
}

test('who is blocked is shown out, and cannot come back', async () => {
  await draw({ error: new Blacklisted() });
  expect(window.history.state).toMatchObject({ idx: 0, usr: blockedByBank });
  expect(window.location.pathname).not.toBe('/open');
});

test('a no of the bank is told, and leads back to the account; any other failure can be tried again', async () => {
  const { read, press, store } = await draw({ error: refusal(400, errorCodes.classNotAllowed) });
  const { text } = store.getSnapshot();
  await expect.poll(read).toContain('Dear Customer, no');
  await press(text('actionFailed.dialog.close'));
  expect(window.location.pathname).toContain('saving');
  expect(window.history.state.idx).toBe(0);
  for (const error of [refusal(500, errorCodes.classNotAllowed), new ApiError(null, null, null)]) {
    const failed = await draw({ error });
    expect(failed.read()).toContain(text('journey.loading.failure'));
  }
});

test.each([errorCodes.alreadyHasAccount, errorCodes.classNotAllowed, errorCodes.currencyNotAllowed])(
  'what no other answer would change is told over the page, until it is closed: %s',
  async (code) => {
    const saves = createSaves();
    const { read, press, store, place } = await draw({ data: { key: 'k', saves } });
    const { text } = store.getSnapshot();
    expect(read()).toBe('the page');
    const details = [{ ErrorCode: code, ErrorDescription: 'Dear Customer, no' }];
    await doing(() => saves.set({ kind: 'failed', domainError: { status: 400, message: 'No', details } }));
    await expect.poll(read).toContain('Dear Customer, no');
    await press(text('actionFailed.dialog.close'));
    expect(place.querySelector('dialog')).toBeNull();
  },
);

test('what another answer would change is left to the page', async () => {
  const saves = createSaves();
  const { read } = await draw({ data: { key: 'k', saves } });
  const details = [{ ErrorCode: errorCodes.invalidField, ErrorDescription: 'Field' }];
  await doing(() => saves.set({ kind: 'failed', domainError: { status: 400, message: 'No', details } }));
  expect(read()).toBe('the page');
});

test('who asks for a code is told by what is on file, or by nothing', () => {
  const told = { UIdName: 'PASSPORT', UIdValue: 'MD1', DOB: '1990-02-28', MobileNo: '0977' };
  const ask = (application: object) => codeRequest({ id: 'A1', customer, application } as never, 'SMS');
  expect(ask(told)).toMatchObject({ UID_TYPE: 'PASSPORT', UID_VALUE: 'MD1', DOB: '1990-02-28', MOBILENO: '0977' });
  expect(ask({})).toMatchObject({ UID_TYPE: 'NRC', UID_VALUE: '', DOB: '', MOBILENO: '', VIA: 'SMS' });
});

test('that a screen after the walk was reached is saved over no revision, with the answers as they were', async () => {
  answerCalls({ saveApplication: { Data: { AuthorizationReqId: 'A1', Revision: 5 } } });
  const journey = { getSaved: () => ({ answers: wholeOpening('PASSPORT'), revision: 4 }) };
  const shown = { id: 'A1', application: { PersonalDetail: null }, journey, reload: async () => undefined } as never;
  const save = await runHook(() => useSaveOutcome(outcomeStepRecord('account-activation', openingRoute('saving'))), {
    around: (children) => <ApplicationProvider shown={shown}>{children}</ApplicationProvider>,
  });
  await save.current();
  expect(bodiesOf('saveApplication')[0]).not.toHaveProperty('Revision');
  expect(callApi.mock.calls[0]?.[1].isQuiet).toBe(false);
  await save.current(true);
  expect(callApi.mock.calls[1]?.[1].isQuiet).toBe(true);
});
