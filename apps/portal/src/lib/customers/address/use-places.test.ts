// @vitest-environment page
import { doing, runHook } from '@taga/web/testing';
import { expect, test, vi } from 'vitest';
import { answerCalls, callApi } from '../../../testing/fake-api.ts';
import { shippedPlaces, usePlaces } from './places.ts';

vi.mock('../../platform/api/call-api.ts', () => import('../../../testing/fake-api.ts'));

test('the lists that ship are there at once; the server’s take their place, and are asked for once', async () => {
  let come = (_answer: object) => {};
  const late = new Promise((resolve) => {
    come = resolve;
  });
  answerCalls({ listStates: () => late, listTownships: { Data: { Townships: [] } } });
  const places = await runHook(usePlaces);
  const left = await runHook(usePlaces);
  expect(places.current).toBe(shippedPlaces);
  await left.leave();
  await doing(() => come({ Data: { States: [] } }));
  expect(places.current).toEqual({ states: [], serverTownships: [], loadError: undefined });
  expect(left.current).toBe(shippedPlaces);
  expect(callApi).toHaveBeenCalledTimes(2);
});
