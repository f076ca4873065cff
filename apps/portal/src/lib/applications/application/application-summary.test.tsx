// @vitest-environment page
import { fieldsOfAnswers } from '@taga/contract/records/applications/application-answers';
import { wholeOpening } from '@taga/contract/samples';
import { findAccountClass } from '@taga/reference/account-classes';
import { createQueryClient, QueryClientProvider } from '@taga/web/data';
import { Router } from '@taga/web/navigation';
import { drawInPage, runHook } from '@taga/web/testing';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, bodiesOf } from '../../../testing/fake-api.ts';
import { blockedByBank } from '../../access/session/blocked-by-bank.ts';
import { CorrectionLink } from '../opening/correction-link.tsx';
import { startedAccount } from '../opening/started-account.ts';
import { useAccountInfo } from '../opening/use-account-info.ts';
import { useStartOpening } from '../opening/use-start-opening.ts';
import { ApplicationFiles } from './application-files.tsx';
import { ApplicationSummary } from './application-summary.tsx';

vi.mock('../../platform/api/call-api.ts', () => import('../../../testing/fake-api.ts'));

const customer = { loginId: 'mya@mail.example', idNumber: 'MD123456' } as never;
const around = (children: ReactNode) => (
  <QueryClientProvider client={createQueryClient()}>
    <Router>{children}</Router>
  </QueryClientProvider>
);
const saving = findAccountClass('saving');
beforeEach(() => {
  // What is reported of a visit.
  vi.stubGlobal('fetch', async () => Response.json({}));
  localStorage.clear();
  window.history.replaceState({ idx: 0, key: 'k', usr: null }, '', '/');
});
afterEach(() => vi.unstubAllGlobals());

test('an application is read section by section, with what can be done beside each; addresses are folded', async () => {
  answerCalls({});
  const whole = wholeOpening('PASSPORT');
  const application = { ...fieldsOfAnswers({ ...whole, idImages: [], signature: [], incomeFiles: [] }), Services: [] };
  const { place, store } = await drawInPage(
    <ApplicationSummary application={application as never} actionOf={(name) => <b>{`change ${name}`}</b>} />,
    { words: ['openingEnd', 'customer', 'services', 'person', 'accounts', 'accountList', 'personalDetail'], around },
  );
  const { text } = store.getSnapshot();
  const sections = [...place.querySelectorAll('section')];
  const of = (words: string) => sections.find((section) => section.querySelector('h2')?.textContent === words);
  expect(of(text('openingEnd.section.occupation'))?.textContent).toContain('change occupation');
  for (const section of sections) {
    const isAddress = section.textContent?.includes('change address') === true;
    expect(section.querySelector('details') !== null).toBe(isAddress);
    expect(section.querySelector('ul')).toBeNull();
  }
});

test('pictures are shown, and open in full; what is no picture is named', async () => {
  const files = [
    { id: '1', label: 'Front', url: '/1', isPicture: true },
    { id: '2', label: 'Payslip', url: '/2', isPicture: false },
  ];
  const { place } = await drawInPage(<ApplicationFiles files={files} />);
  const [front, payslip] = [...place.querySelectorAll('li')];
  expect(front?.querySelector('img')?.getAttribute('src')).toBe('/1');
  expect(payslip?.querySelector('img')).toBeNull();
  expect([...place.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/1', '/2']);
});

test.each([
  ['USD', 'USD'],
  ['XXX', 'MMK'],
  [null, 'MMK'],
])('a correction leads into the wizard with its currency: %s', async (currency, expected) => {
  const { press, find } = await drawInPage(
    <CorrectionLink accountClass={saving?.code} currency={currency}>
      Correct it
    </CorrectionLink>,
    { around },
  );
  expect(find('a').getAttribute('href')).toContain('saving');
  await press('Correct it');
  expect(startedAccount.get()).toEqual({ accountType: 'saving', currency: expected });
});

test.each([null, undefined, 'none'])(
  'of a class that there is not nothing leads anywhere: %s',
  async (accountClass) => {
    const { read } = await drawInPage(
      <CorrectionLink accountClass={accountClass} currency="MMK">
        Correct it
      </CorrectionLink>,
      { around },
    );
    expect(read()).toBe('');
  },
);

test('how far the customer is with an account is asked with its currency, and not before there is one', async () => {
  answerCalls({ getAccountInfo: { Data: { Status: 'INIT' } } });
  const ask = (accountClass: typeof saving, currency: string | undefined) => {
    const client = createQueryClient();
    return runHook(() => useAccountInfo({ accountClass, customer, currency } as never), {
      around: (children) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    });
  };
  await ask(saving, undefined);
  expect(bodiesOf('getAccountInfo')).toEqual([]);
  const info = await ask(saving, 'MMK');
  await expect.poll(() => info.current.data).toEqual({ Status: 'INIT' });
  await ask({ ...saving, currency: 'FCY' } as never, 'USD');
  expect(bodiesOf('getAccountInfo')).toMatchObject([
    { LoginId: 'mya@mail.example', AccountClass: saving?.code, Currency: 'MMK', IsFCY: false },
    { Currency: 'USD', IsFCY: true },
  ]);
});

const start = async (IsBlackList: boolean, currency?: 'USD') => {
  answerCalls({ checkBlacklist: { Data: { BlackListDetails: { IsBlackList } } } });
  const hook = await runHook(() => useStartOpening(customer, saving as never, currency as never), { around });
  await hook.current.submit({ face: 'create', href: '/open/saving' } as never);
};

test('who sets out to open an account goes on with the currency they chose', async () => {
  await start(false, 'USD');
  expect(window.location.pathname).toBe('/open/saving');
  expect(window.history.state.usr).toEqual({ currency: 'USD' });
  expect(startedAccount.get()).toEqual({ accountType: 'saving', currency: 'USD' });
  await start(false);
  expect(startedAccount.get()).toEqual({ accountType: 'saving', currency: 'MMK' });
});

test('whom the bank does no business with is shown out, and has started nothing', async () => {
  await start(true);
  expect(window.history.state).toMatchObject({ idx: 0, usr: blockedByBank });
  expect(startedAccount.get()).toBeUndefined();
});
