// @vitest-environment page
import { withoutLineMarks } from '@taga/i18n';
import { stateLabel } from '@taga/reference/state-choices';
import { states } from '@taga/reference/states';
import { townshipLabel } from '@taga/reference/township-choices';
import { staticTownships } from '@taga/reference/townships';
import { visaTypes } from '@taga/reference/visa-types';
import { createQueryClient, QueryClientProvider } from '@taga/web/data';
import { runHook } from '@taga/web/testing';
import { expect, test, vi } from 'vitest';
import { answerCalls, callApi } from '../../../testing/fake-api.ts';
import { useApplicationNames } from '../../applications/application/use-application-names.ts';
import { useNames } from './use-names.ts';

vi.mock('../../platform/api/call-api.ts', () => import('../../../testing/fake-api.ts'));

const [, state] = states as readonly [object, (typeof states)[number]];
const [, township] = staticTownships as readonly [object, (typeof staticTownships)[number]];
const [, visaType] = visaTypes as readonly [object, (typeof visaTypes)[number]];
const lists = {
  listStates: { Data: { States: states } },
  listTownships: { Data: { Townships: staticTownships } },
};

async function draw<Result>(hook: () => Result, language: 'en' | 'mm' = 'en') {
  const client = createQueryClient();
  return runHook(hook, {
    language,
    around: (children) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
}

test('while lists load nobody is shown a code; what no list knows stands for itself then', async () => {
  answerCalls({});
  const names = await draw(useNames);
  const ask = () => [names.current.state('X'), names.current.township('X'), names.current.country('XX')];
  expect(ask()).toEqual(['…', '…', '…']);
  expect(names.current.visaType('X')).toBe('X');
  answerCalls(lists);
  const loaded = await draw(useNames);
  await expect.poll(() => loaded.current.country('XX')).toBe('XX');
  expect([loaded.current.state('X'), loaded.current.township('X')]).toEqual(['X', 'X']);
  expect(callApi).toHaveBeenCalledTimes(2);
});

test('codes are told by their names: places, countries by code or English name, and visas', async () => {
  answerCalls(lists);
  const names = await draw(useNames);
  await expect.poll(() => names.current.country('MM')).toContain('Myanmar');
  expect(names.current.country('MYANMAR')).toBe(names.current.country('MM'));
  expect(names.current.country('TH')).not.toBe(names.current.country('MM'));
  const told = [names.current.state(state.stateCode), names.current.township(township.townShipCode)];
  expect(told.map(withoutLineMarks)).toEqual([stateLabel(state, 'en'), townshipLabel(township, 'en')]);
  expect(withoutLineMarks(names.current.visaType(visaType.code))).toBe(visaType.name_EN);
});

test('who reads English sees work and branch as they are kept, without another list', async () => {
  answerCalls(lists);
  const names = await draw(useApplicationNames);
  await expect.poll(() => names.current.country('MM')).toContain('Myanmar');
  expect(names.current.profession('Accountant')).toBe('Accountant');
  expect(names.current.branch('001', 'Head Office')).toBe('Head Office');
});

test('in Burmese they are told in Burmese, and what no list knows as it is kept', async () => {
  answerCalls(lists);
  const { occupations } = await import('@taga/reference/occupations');
  const { industries } = await import('@taga/reference/industries');
  const { branches } = await import('@taga/reference/branches');
  const [occupation, industry, branch] = [occupations[1], industries[1], branches[1]];
  if (!occupation || !industry || !branch) throw new Error('There are no lists');
  const names = await draw(useApplicationNames, 'mm');
  const burmese = /[\u1000-\u109f]/;
  await expect.poll(() => names.current.profession(occupation.name_EN)).toMatch(burmese);
  expect(names.current.profession(occupation.code)).toBe(names.current.profession(occupation.name_EN));
  expect(names.current.industry(industry.name_EN)).toMatch(burmese);
  expect(names.current.branch(branch.branchCode, 'kept')).toMatch(burmese);
  expect(names.current.branch('none', 'kept')).toBe('kept');
  expect(names.current.profession('Juggler')).toBe('Juggler');
});
