// @vitest-environment page
import { ApiError } from '@taga/web/api';
import { runHook } from '@taga/web/testing';
import { expect, test, vi } from 'vitest';
import { answerCalls, callApi } from '../../../testing/fake-api.ts';
import { useLifetime } from './use-lifetime.ts';

vi.mock('../../platform/api/call-api.ts', () => import('../../../testing/fake-api.ts'));

const ask = (of: Parameters<typeof useLifetime>[0]) => runHook(() => useLifetime(of), { words: ['sessionEnd'] });

test('how long something lasts is “a while” until the server has said; it is asked quietly, and once', async () => {
  const refuse = () => {
    throw new ApiError(null, null, null);
  };
  answerCalls({ getLifetimes: refuse });
  expect((await ask('Session')).current).toBe('a while');
  expect(callApi.mock.calls[0]?.[1].isQuiet).toBe(true);
  answerCalls({ getLifetimes: { Data: { Session: 3600, LoginLock: 300, EmailLink: 90 } } });
  expect((await ask('Session')).current).toBe('1 hour');
  expect((await ask('LoginLock')).current).toBe('5 minutes');
  expect((await ask('EmailLink')).current).toBe('90 seconds');
  expect(callApi).toHaveBeenCalledTimes(1);
});
