// @vitest-environment page
import { errorCodes } from '@taga/contract';
import type { IntroducerAnswers } from '@taga/contract/journeys/account-opening/answers';
import { digitTyping } from '@taga/contract/rules/fields/typing';
import { ApiError } from '@taga/web/api';
import { useForm } from '@taga/web/form';
import { doing, drawInPage, runHook, type } from '@taga/web/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, bodiesOf, callApi } from '../../../testing/fake-api.ts';
import { EmployeeReference } from './employee-reference.tsx';
import { IntroducersFields, titledProblems } from './introducers-fields.tsx';
import { limitedTyping } from './limited-typing.ts';
import { useEmployeeCheck } from './use-employee-check.ts';

vi.mock('../../platform/api/call-api.ts', () => import('../../../testing/fake-api.ts'));

const words = { words: ['introducers', 'person', 'forms', 'refusals', 'public'] } as const;
const nobody: IntroducerAnswers = { name: '', phone: '', bankaccount: '', email: '', idType: 'NRC', idValue: '' };
let wanted: string;
let first: IntroducerAnswers;

function Fields({ initial, person }: { initial: '' | 'yes' | 'no'; person: IntroducerAnswers }) {
  const check = () => ({});
  const choice = useForm({
    initial: { wanted: initial },
    check,
    onChange: (next) => {
      wanted = next.wanted;
    },
  });
  const one = useForm({
    initial: person,
    check,
    onChange: (next) => {
      first = next;
    },
  });
  return <IntroducersFields choice={choice} first={one} second={useForm({ initial: nobody, check })} />;
}
async function draw(initial: '' | 'yes' | 'no', person: Partial<IntroducerAnswers> = {}) {
  wanted = initial;
  first = { ...nobody, ...person };
  const drawn = await drawInPage(<Fields initial={initial} person={first} />, words);
  const choose = (value: string) => doing(() => drawn.find(`input[value=${value}]`).click());
  const fields = () => [...drawn.place.querySelectorAll<HTMLInputElement>('input:not([type=radio])')];
  return { ...drawn, choose, fields, text: drawn.store.getSnapshot().text };
}
beforeEach(() => void answerCalls({}));

test('who has not said yes has no introducers; two people are asked for, or nobody', async () => {
  const { find, read, choose, text } = await draw('');
  expect(find<HTMLInputElement>('input[value=no]').checked).toBe(true);
  expect(read()).not.toContain(text('introducers.first.title'));
  await choose('yes');
  expect(wanted).toBe('yes');
  expect(read()).toContain(text('introducers.first.title'));
  expect(read()).toContain(text('introducers.second.title'));
  await choose('no');
  expect(wanted).toBe('no');
  expect(read()).not.toContain(text('introducers.first.title'));
});

test('what was typed for one document is there again when it is chosen again', async () => {
  const { choose } = await draw('yes', { idType: 'PASSPORT', idValue: 'MD123456' });
  await choose('OLD_NRC');
  expect(first).toMatchObject({ idType: 'OLD_NRC', idValue: '' });
  await choose('PASSPORT');
  expect(first).toMatchObject({ idType: 'PASSPORT', idValue: 'MD123456' });
});

test.each([
  ['PASSPORT', 'identity.passport.number', 'identity.oldNrc.number'],
  ['OLD_NRC', 'identity.oldNrc.number', 'identity.passport.number'],
] as const)('of a %s its number is asked for, in one field', async (idType, asked, unasked) => {
  const { read, text, fields } = await draw('yes', { idType });
  expect(read()).toContain(text(asked));
  expect(read()).not.toContain(text(unasked));
  const number = fields()[4] as HTMLInputElement;
  expect(number.getAttribute('spellcheck')).toBe('false');
  await type(number, 'AB1234');
  expect(first.idValue).toBe('AB1234');
});

test('of a national card it is asked for in parts, which are kept as they are printed', async () => {
  const { place } = await draw('yes', { idType: 'NRC', idValue: '12/DAGAMA(N)' });
  await expect.poll(() => place.querySelectorAll('select').length).toBeGreaterThan(1);
  const [state, kind] = [...place.querySelectorAll('select')];
  expect(state?.value).toBe('12');
  expect(kind?.value).toBe('N');
  await type(kind as HTMLSelectElement, 'E');
  expect(first.idValue).toBe('12/DAGAMA(E)');
});

test('for the summary, each problem says whose it is', () => {
  const problem = { fieldId: 'f', text: 'Please type a name' };
  const titled = titledProblems({ problems: [problem], summary: [problem] } as never, 'First introducer');
  expect(titled.problems).toEqual([{ fieldId: 'f', text: 'First introducer: Please type a name' }]);
  expect(titled.summary).toEqual(titled.problems);
});

test.each([
  ['12', '123', '123'],
  ['123', '1234', undefined],
  ['12', '12345', '12345'],
  ['1234', '123', '123'],
])('with room for three, %s followed by %s becomes %s: one key too many does nothing', (value, typed, expected) => {
  const onValue = vi.fn();
  const field = Object.assign(document.createElement('input'), { value: typed });
  limitedTyping(digitTyping, { value, max: 3, onValue })({ currentTarget: field, target: field } as never);
  expect(onValue.mock.calls).toEqual(expected === undefined ? [] : [[expected]]);
});

const refusal = (ErrorCode: string) => {
  const Details = [{ ErrorCode, ErrorDescription: 'No' }];
  return () => Promise.reject(new ApiError(400, { Error: { Message: 'No', Details, RequestId: 'r' } }, 'r'));
};

test('a reference is somebody’s or nobody’s as long as it is the one that was checked', async () => {
  answerCalls({ checkEmployeeByPost: {} });
  let staffId = '123';
  const check = await runHook(() => useEmployeeCheck(staffId));
  expect(check.current.state).toBe('init');
  await doing(() => check.current.asking.submit());
  expect(bodiesOf('checkEmployeeByPost')).toEqual([{ staffId: '123' }]);
  expect(check.current.state).toBe('success');
  staffId = '124';
  await check.redraw();
  expect(check.current.state).toBe('init');
  await doing(() => check.current.noteUnknown());
  expect(check.current.state).toBe('error');
  staffId = '';
  await check.redraw();
  await doing(() => check.current.noteUnknown());
  expect(check.current.state).toBe('init');
});

test('one that the server does not know is nobody’s; any other failure says nothing of it', async () => {
  answerCalls({ checkEmployeeByPost: refusal(errorCodes.employeeNotFound) });
  const unknown = await runHook(() => useEmployeeCheck('123'));
  await doing(() => unknown.current.asking.submit());
  expect(unknown.current).toMatchObject({ state: 'error', asking: { domainError: undefined } });
  answerCalls({ checkEmployeeByPost: refusal(errorCodes.unavailable) });
  const failed = await runHook(() => useEmployeeCheck('123'));
  await doing(() => failed.current.asking.submit());
  expect(failed.current.state).toBe('init');
  expect(failed.current.asking.domainError).toBeDefined();
});

function Reference({ staffId, state, isRefused = false }: { staffId: string; state: string; isRefused?: boolean }) {
  const form = useForm({
    initial: { staffId },
    check: ({ staffId: typed }) => (/\D/.test(typed) ? { staffId: 'validation.selectionMissing' as const } : {}),
  });
  const asking = { isBusy: false, submit: async () => void callApi({ id: 'asked' }, {}) };
  return <EmployeeReference form={form} check={{ state, asking } as never} isRefused={isRefused} />;
}
async function refer(props: Parameters<typeof Reference>[0]) {
  const drawn = await drawInPage(<Reference {...props} />, words);
  const { text } = drawn.store.getSnapshot();
  return { ...drawn, text, ask: () => drawn.press(text('introducers.employee.check')) };
}

test('a reference that can be one is checked, any other is refused at once', async () => {
  const { ask } = await refer({ staffId: '123', state: 'init' });
  await ask();
  expect(callApi).toHaveBeenCalledTimes(1);
  const wrong = await refer({ staffId: '12a', state: 'init' });
  await wrong.ask();
  expect(callApi).toHaveBeenCalledTimes(1);
});

test('what came of it is told at the field, and above it only where somebody wanted to go on', async () => {
  const found = await refer({ staffId: '123', state: 'success' });
  expect(found.find('[role=status]').textContent).toBe(found.text('introducers.employee.found'));
  expect(found.read()).not.toContain(found.text('introducers.employee.notFound'));
  const unknown = await refer({ staffId: '123', state: 'error' });
  expect(unknown.read()).toContain(unknown.text('introducers.employee.notFound'));
  expect(unknown.read()).not.toContain(unknown.text('introducers.employee.wayOn'));
  expect(unknown.find('[role=status]').textContent).toBe('');
  const refused = await refer({ staffId: '123', state: 'error', isRefused: true });
  expect(refused.read()).toContain(refused.text('introducers.employee.wayOn'));
  const other = await refer({ staffId: '123', state: 'init', isRefused: true });
  expect(other.read()).not.toContain(other.text('introducers.employee.wayOn'));
});
