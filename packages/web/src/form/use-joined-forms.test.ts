// @vitest-environment page
import { expect, test, vi } from 'vitest';
import { doing, runHook } from '../testing/in-page.tsx';
import { useJoinedForms } from './use-joined-forms.ts';

const problem = (fieldId: string) => ({ fieldId, text: `${fieldId} is wrong` });
const good = () => ({ problems: [], summary: [], onlyProblem: undefined, isValid: vi.fn(() => true) });
const alone = (id: string) => ({
  problems: [problem(id)],
  summary: [],
  onlyProblem: id,
  isValid: vi.fn(() => false),
});
const several = (...ids: string[]) => ({
  problems: ids.map(problem),
  summary: ids.map(problem),
  onlyProblem: undefined,
  isValid: vi.fn(() => false),
});

async function send(...forms: (ReturnType<typeof good> | ReturnType<typeof alone> | ReturnType<typeof several>)[]) {
  const joined = await runHook(() => useJoinedForms(forms));
  const isValid = await doing(() => joined.current.isValid());
  return { isValid, joined };
}

test('all forms are looked at, and may be sent when each is in order', async () => {
  const forms = [good(), good()];
  const { isValid, joined } = await send(...forms);
  expect(isValid).toBe(true);
  for (const form of forms) expect(form.isValid).toHaveBeenCalledTimes(1);
  expect(joined.current).toMatchObject({ attempt: 0, summary: [], onlyProblem: undefined });
});

test('a form that is alone in being wrong says itself where to look', async () => {
  const { isValid, joined } = await send(good(), alone('email'));
  expect(isValid).toBe(false);
  expect(joined.current).toMatchObject({ attempt: 1, summary: [], onlyProblem: 'email' });
});

test('what is wrong in several of them stands in one summary, in their order', async () => {
  const { joined } = await send(alone('name'), several('street', 'town'));
  expect(joined.current.summary.map(({ fieldId }) => fieldId)).toEqual(['name', 'street', 'town']);
  expect(joined.current.onlyProblem).toBeUndefined();
});

test('a later form is not spared because an earlier one is wrong', async () => {
  const forms = [alone('name'), alone('town')];
  await send(...forms);
  expect(forms[1]?.isValid).toHaveBeenCalledTimes(1);
});

test('each failed attempt is one more', async () => {
  const { joined } = await send(alone('name'));
  await doing(() => joined.current.isValid());
  expect(joined.current.attempt).toBe(2);
});
