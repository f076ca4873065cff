// @vitest-environment page
import { doing, runHook } from '@taga/web/testing';
import { beforeEach, expect, test } from 'vitest';
import {
  forgetSentActivation,
  isWorthSaving,
  saveSentActivation,
  saveTriesLeft,
  useSentActivation,
} from './sent-activation.ts';

const sent = { reference: 'r', sentMessage: 'Sent', resendAtMs: 1, resendsLeft: 2, isEmailPossible: false };
beforeEach(() => localStorage.clear());
const shown = async (id = 'A1') => (await runHook(() => useSentActivation(id))).current;

test('a code on its way is kept for its own application', async () => {
  saveSentActivation('A1', sent, 1_000);
  expect(await shown()).toEqual(sent);
  expect(await shown('A2')).toBeUndefined();
  forgetSentActivation();
  expect(await shown()).toBeUndefined();
});

test('it is of use for five minutes, so that a reload sends no other', () => {
  expect(isWorthSaving('A1', 1_000)).toBe(false);
  saveSentActivation('A1', sent, 1_000);
  expect(isWorthSaving('A1', 300_999)).toBe(true);
  expect(isWorthSaving('A1', 301_000)).toBe(false);
  expect(isWorthSaving('A2', 2_000)).toBe(false);
});

test('how often it can still be typed is kept with it, for its own application alone', async () => {
  saveSentActivation('A1', sent, 1_000);
  const hook = await runHook(() => useSentActivation('A1'));
  await doing(() => saveTriesLeft('A2', 1));
  expect(hook.current?.triesLeft).toBeUndefined();
  await doing(() => saveTriesLeft('A1', 2));
  expect(hook.current).toEqual({ ...sent, triesLeft: 2 });
  expect(isWorthSaving('A1', 2_000)).toBe(true);
});

test.each([
  '{"applicationId":"","sentAtMs":1,"sent":{"reference":"r"}}',
  '{"applicationId":"A1","sentAtMs":"1","sent":{"reference":"r"}}',
  '{"applicationId":"A1","sentAtMs":1,"sent":{}}',
  '{"applicationId":"A1","sentAtMs":1}',
  'null',
])('what is not whole is nothing: %s', async (text) => {
  localStorage.setItem('taga.activation-code', text);
  expect(await shown()).toBeUndefined();
  expect(isWorthSaving('A1', 1)).toBe(false);
});
