// @vitest-environment page
import { afterEach, expect, test, vi } from 'vitest';
import { doing, runHook } from '../testing/in-page.tsx';
import type { Problems } from './problems.ts';
import { type Form, useForm } from './use-form.ts';

interface Person {
  readonly name: string;
  readonly email: string;
}

const missing = { name: 'validation.name.missing', email: 'validation.email.missing' } as const;
const check = ({ name, email }: Person): Problems<Person> => ({
  ...(name === '' && { name: missing.name as never }),
  ...(email === '' && { email: missing.email as never }),
});
const kept = vi.fn();
afterEach(() => kept.mockReset());

const draw = (initial: Person = { name: '', email: '' }) =>
  runHook(() => useForm({ initial, check, onChange: kept }), { words: ['refusals'] });
const errors = (form: Form<Person>) => [form.field('name').error, form.field('email').error];

test('a form begins with what is known, and scolds nobody', async () => {
  const form = await draw({ name: 'Mya', email: '' });
  expect(form.current.values).toEqual({ name: 'Mya', email: '' });
  expect(errors(form.current)).toEqual([undefined, undefined]);
  expect(form.current).toMatchObject({ attempt: 0, problems: [], summary: [], onlyProblem: undefined });
});

test('each field has an id of its own, which stays', async () => {
  const form = await draw();
  const { id } = form.current.field('name');
  expect(id).not.toBe(form.current.field('email').id);
  await doing(() => form.current.change({ name: 'M' }));
  expect(form.current.field('name').id).toBe(id);
});

test('what is typed is kept, also where two fields change in one go', async () => {
  const form = await draw();
  const { change } = form.current;
  await doing(() => {
    change({ name: 'Mya' });
    change({ email: 'mya@mail.example' });
  });
  expect(form.current.values).toEqual({ name: 'Mya', email: 'mya@mail.example' });
  expect(kept).toHaveBeenLastCalledWith({ name: 'Mya', email: 'mya@mail.example' });
});

test('several mistakes stand at their fields and in a summary', async () => {
  const form = await draw();
  expect(await doing(() => form.current.isValid())).toBe(false);
  const { summary, problems, attempt, onlyProblem } = form.current;
  expect(errors(form.current).every(Boolean)).toBe(true);
  expect(summary.map(({ fieldId }) => fieldId)).toEqual([
    form.current.field('name').id,
    form.current.field('email').id,
  ]);
  expect(summary).toEqual(problems);
  expect(attempt).toBe(1);
  expect(onlyProblem).toBeUndefined();
});

test('one mistake alone leads to its field, without a summary', async () => {
  const form = await draw({ name: 'Mya', email: '' });
  expect(await doing(() => form.current.isValid())).toBe(false);
  expect(form.current.onlyProblem).toBe(form.current.field('email').id);
  expect(form.current.summary).toEqual([]);
  expect(form.current.problems).toHaveLength(1);
});

test('a mistake goes while it is mended, and the summary keeps the others', async () => {
  const form = await draw();
  await doing(() => form.current.isValid());
  await doing(() => form.current.change({ name: 'Mya' }));
  expect(errors(form.current)).toEqual([undefined, expect.any(String)]);
  expect(form.current.summary).toHaveLength(1);
  expect(form.current.onlyProblem).toBeUndefined();
});

test('once all is mended nothing of the attempt is left, and leaving a field moves no focus', async () => {
  const form = await draw();
  await doing(() => form.current.isValid());
  await doing(() => form.current.change({ name: 'Mya', email: 'm' }));
  await doing(() => form.current.change({ email: '' }));
  await doing(() => form.current.checkField('email'));
  expect(errors(form.current)).toEqual([undefined, expect.any(String)]);
  expect(form.current.summary).toEqual([]);
  expect(form.current.onlyProblem).toBeUndefined();
});

test('a form that is in order may be sent, and counts no attempt', async () => {
  const form = await draw({ name: 'Mya', email: 'm' });
  expect(await doing(() => form.current.isValid())).toBe(true);
  expect(form.current.attempt).toBe(0);
});

test('each failed attempt is one more, so that the summary is shown again', async () => {
  const form = await draw();
  await doing(() => form.current.isValid());
  await doing(() => form.current.isValid());
  expect(form.current.attempt).toBe(2);
});

test('leaving a field tells of this field alone, and takes back what is right by now', async () => {
  const form = await draw();
  await doing(() => form.current.checkField('name'));
  expect(errors(form.current)).toEqual([expect.any(String), undefined]);
  await doing(() => form.current.checkField('email'));
  expect(errors(form.current).every(Boolean)).toBe(true);
  await doing(() => {
    form.current.change({ name: 'Mya' });
    form.current.checkField('name');
  });
  expect(errors(form.current)).toEqual([undefined, expect.any(String)]);
});

test('what a press makes room for waits until it is over', async () => {
  const form = await draw();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await doing(() => {
    window.dispatchEvent(new Event('pointerdown'));
    form.current.checkField('name');
  });
  expect(errors(form.current)).toEqual([undefined, undefined]);
  await doing(() => {
    window.dispatchEvent(new Event('pointerup'));
    vi.runAllTimers();
  });
  vi.useRealTimers();
  expect(errors(form.current)).toEqual([expect.any(String), undefined]);
});
