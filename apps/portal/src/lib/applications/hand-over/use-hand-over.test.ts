// @vitest-environment page
import { beginHandOver, endHandOver, getHandOver } from '@taga/contract/endpoints/hand-over';
import { ApiError, onGlobalError } from '@taga/web/api';
import { doing, runHook } from '@taga/web/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callApi } from '../../../testing/fake-api.ts';
import { useHandOver } from './use-hand-over.ts';

vi.mock('../../platform/api/call-api.ts', () => import('../../../testing/fake-api.ts'));

const started = { HandOverId: 'h-1', LinkToken: 'secret', Number: '42', expires_in: 600 };
let phone: { State: string; Files: object[] } | Error;
let begun: typeof started | Error;
const raised = vi.fn();
let stopHearing: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  phone = { State: 'waiting', Files: [] };
  begun = started;
  raised.mockReset();
  stopHearing = onGlobalError(raised);
  const answer = async (Data: unknown) => {
    if (Data instanceof Error) throw Data;
    return { Data };
  };
  callApi.mockReset().mockImplementation(({ id }: { id: string }) => {
    if (id === beginHandOver.id) return answer(begun);
    return answer(id === getHandOver.id ? phone : {});
  });
});
afterEach(() => {
  stopHearing();
  vi.useRealTimers();
});

async function draw() {
  const [onFile, onDone] = [vi.fn(), vi.fn()];
  const handOver = await runHook(() =>
    useHandOver({ authorizationReqId: 'A1', idType: 'NRC' as never, onFile, onDone }),
  );
  const looks = (times = 1) =>
    doing(async () => {
      for (let time = 0; time < times; time += 1) await vi.advanceTimersToNextTimerAsync();
    });
  return { handOver, onFile, onDone, looks };
}
const callsOf = ({ id }: { id: string }) => callApi.mock.calls.filter(([endpoint]) => endpoint.id === id);
const file = (id: string, Type = 'PRIMARY-FRONT') => ({ ImageId: id, Type, URL: `/${id}` });

test('a link is shown whose secret stands behind #, where no log sees it', async () => {
  const { handOver } = await draw();
  expect(callsOf(beginHandOver)[0]?.[1].body).toEqual({ AuthorizationReqId: 'A1', IDType: 'NRC' });
  expect(handOver.current).toMatchObject({ number: '42', seconds: 600, state: 'waiting', arrived: [] });
  expect(handOver.current.link).toMatch(/^http:\/\/localhost:3000\/[^#?]*#secret$/);
});

test('the phone is followed, each file that arrives is handed over once, and the end is told', async () => {
  const { handOver, onFile, onDone, looks } = await draw();
  phone = { State: 'confirmed', Files: [file('f1')] };
  await looks(2);
  expect(onFile.mock.calls).toEqual([['PRIMARY-FRONT', { id: 'f1', type: 'PRIMARY-FRONT', name: '', url: '/f1' }]]);
  expect(handOver.current).toMatchObject({ state: 'confirmed', arrived: ['PRIMARY-FRONT'] });
  expect(onDone).not.toHaveBeenCalled();
  phone = { State: 'done', Files: [file('f1'), file('f2', 'SELFIE-VIDEO')] };
  await looks();
  expect(onFile).toHaveBeenCalledTimes(2);
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('one that has run out is followed no more, and another takes its place', async () => {
  const { handOver, looks } = await draw();
  phone = { State: 'ended', Files: [] };
  await looks();
  expect(handOver.current.state).toBe('ended');
  expect(vi.getTimerCount()).toBe(0);
  phone = { State: 'waiting', Files: [] };
  await doing(() => handOver.current.again());
  expect(callsOf(beginHandOver)).toHaveLength(2);
  expect(handOver.current.state).toBe('waiting');
});

test.each([null, 500, 503, 429])('a look that fails with %s is tried again, and told once', async (status) => {
  const { handOver, looks } = await draw();
  phone = new ApiError(status, null, null);
  await looks(3);
  expect(raised).toHaveBeenCalledTimes(1);
  expect(handOver.current.state).toBe('waiting');
  phone = { State: 'opened', Files: [] };
  await looks();
  expect(handOver.current.state).toBe('opened');
});

test.each([new ApiError(404, null, null), new ApiError(403, null, null)])(
  'any other failure ends it: %s',
  async (why) => {
    const { handOver, looks } = await draw();
    phone = why;
    await looks();
    expect(handOver.current.state).toBe('ended');
    expect(raised).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  },
);

test('a link that cannot be had is told', async () => {
  begun = new ApiError(500, null, null);
  const { handOver } = await draw();
  expect(handOver.current).toMatchObject({ state: 'failed', link: undefined, number: undefined, seconds: 0 });
});

test('another try begins without the link of the last', async () => {
  const { handOver } = await draw();
  expect(handOver.current.link).toBeDefined();
  callApi.mockReturnValue(new Promise(() => {}));
  await doing(() => handOver.current.again());
  expect(handOver.current).toMatchObject({ state: 'waiting', link: undefined, number: undefined });
});

test('who looks away takes the right back', async () => {
  const { handOver } = await draw();
  await handOver.leave();
  expect(callsOf(endHandOver).map(([, { body }]) => body)).toEqual([{ HandOverId: 'h-1' }]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a link that comes too late is taken back too, and shown to nobody', async () => {
  let come = (_answer: object) => {};
  callApi.mockReturnValueOnce(
    new Promise((resolve) => {
      come = resolve;
    }),
  );
  const { handOver } = await draw();
  await handOver.leave();
  expect(callsOf(endHandOver)).toHaveLength(0);
  await doing(() => come({ Data: started }));
  expect(callsOf(endHandOver)).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});
