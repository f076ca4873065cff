// @vitest-environment page
import { expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { doing, runHook } from '../testing/in-page.tsx';
import { useSubmit } from './use-submit.ts';

const refusal = new ApiError(400, { Error: { Message: 'No.', Details: [], RequestId: 'r' } }, 'r');

/** A call that ends when the test says so. */
async function draw() {
  let settle: { resolve: () => void; reject: (failure: unknown) => void } | undefined;
  const action = vi.fn(
    (..._input: string[]) =>
      new Promise<void>((resolve, reject) => {
        settle = { resolve, reject };
      }),
  );
  const submit = await runHook(() => useSubmit(action));
  return {
    action,
    submit,
    succeed: () => doing(() => settle?.resolve()),
    fail: (failure: unknown) => doing(() => settle?.reject(failure)),
    state: () => {
      const { isBusy, isWaiting, domainError } = submit.current;
      return { isBusy, isWaiting, reason: domainError?.message };
    },
  };
}
const idle = { isBusy: false, isWaiting: false, reason: undefined };

test('a form is busy while its call is under way, and free afterwards', async () => {
  const { submit, action, succeed, state } = await draw();
  expect(state()).toEqual(idle);
  await doing(() => void submit.current.submit('a', 'b'));
  expect(action).toHaveBeenCalledWith('a', 'b');
  expect(state()).toEqual({ ...idle, isBusy: true });
  await succeed();
  expect(state()).toEqual(idle);
});

test('two presses in a row make one call; the next one makes another', async () => {
  const { submit, action, succeed } = await draw();
  const { submit: send } = submit.current;
  await doing(() => {
    void send('first');
    void send('second');
  });
  expect(action).toHaveBeenCalledTimes(1);
  await succeed();
  await doing(() => void submit.current.submit('third'));
  expect(action).toHaveBeenCalledTimes(2);
});

test('why it was refused is kept until the next attempt', async () => {
  const { submit, fail, state } = await draw();
  await doing(() => void submit.current.submit());
  await fail(refusal);
  expect(state()).toEqual({ ...idle, reason: 'No.' });
  await doing(() => void submit.current.submit());
  expect(state()).toEqual({ ...idle, isBusy: true });
});

test('without a network it waits, and says nothing of a refusal', async () => {
  const { submit, fail, state } = await draw();
  await doing(() => void submit.current.submit());
  await fail(new ApiError(null, null, null));
  expect(state()).toEqual({ ...idle, isWaiting: true });
});

test('what is forgotten is gone', async () => {
  const { submit, fail, state } = await draw();
  for (const failure of [refusal, new ApiError(null, null, null)]) {
    await doing(() => void submit.current.submit());
    await fail(failure);
    await doing(() => submit.current.forget());
    expect(state()).toEqual(idle);
  }
});

test('a fault of our own is thrown on, and the form is usable again', async () => {
  const { submit, fail, state } = await draw();
  let thrown: unknown;
  await doing(() => {
    submit.current.submit().catch((failure) => {
      thrown = failure;
    });
  });
  await fail(new TypeError('ours'));
  expect(thrown).toBeInstanceOf(TypeError);
  expect(state()).toEqual(idle);
});
