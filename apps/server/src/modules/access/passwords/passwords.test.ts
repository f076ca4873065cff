import type * as argon2 from '@node-rs/argon2';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createPasswords } from './index.ts';
import { createWorkQueue } from './work-queue.ts';

const passwords = createPasswords({ parallel: 2, withinMs: 60_000 });

/** With the real argon2, which also remembers what it was asked. */
async function watchPasswords() {
  const original = await vi.importActual<typeof argon2>('@node-rs/argon2');
  const comparing = vi.fn(original.verify);
  vi.resetModules();
  vi.doMock('@node-rs/argon2', () => ({ ...original, verify: comparing }));
  onTestFinished(() => {
    vi.doUnmock('@node-rs/argon2');
    vi.resetModules();
  });
  const { createPasswords: create } = await import('./index.ts');
  return { watched: create({ parallel: 2, withinMs: 60_000 }), comparing };
}

describe('a password', () => {
  test('is kept as argon2id with 64 MiB and 3 passes, salted [SEC-005]', async () => {
    const [one, other] = await Promise.all([passwords.hash('Thanlwin7Myit'), passwords.hash('Thanlwin7Myit')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    expect(one).not.toBe(other);
    expect(await passwords.verify(one, 'Thanlwin7Myit')).toBe(true);
    expect(await passwords.verify(one, 'Thanlwin7myit')).toBe(false);
  });

  test('is the same however the keyboard composes its letters', async () => {
    const hash = await passwords.hash('Caf\u00e9Yangon7');
    expect(await passwords.verify(hash, 'Cafe\u0301Yangon7')).toBe(true);
  });

  test('of nobody is wrong, and costs the same work to find out [SEC-005]', async () => {
    const stored = await passwords.hash('Thanlwin7Myit');
    const { watched, comparing } = await watchPasswords();
    for (const hash of [stored, undefined]) expect(await watched.verify(hash, 'Wrong7Password')).toBe(false);
    // What the work depends on: kind, memory, passes, and how long salt and result are.
    const costs = comparing.mock.calls.map(([hash]) => {
      const [, kind, version, cost, salt, result] = String(hash).split('$');
      return [kind, version, cost, salt?.length, result?.length];
    });
    expect(costs).toHaveLength(2);
    expect(costs[1]).toEqual(costs[0]);
  });
});

describe('too common [SEC-005]', () => {
  test.each([
    'Password1',
    'Password123',
    'P@ssw0rd2024',
    'Qwerty123',
    'Iloveyou1',
    'Myanmar123',
    'MINGALABAr9',
    'Yangon@123',
  ])('%s is', (password) => {
    expect(passwords.isTooCommon(password)).toBe(true);
  });

  test.each(['Thanlwin7Myit', 'kjH83nfQw1', 'Correct4Horse9Battery', 'Ngapali-Sunset-42x'])('%s is not', (password) => {
    expect(passwords.isTooCommon(password)).toBe(false);
  });
});

describe('hashing', () => {
  test('runs a fixed number at once, lets wait what is done in time and sends the rest away [SEC-005, REL-005]', async () => {
    const queue = createWorkQueue(2, 250);
    expect(queue.capacity()).toBe(5);
    const finish: (() => void)[] = [];
    let running = 0;
    let most = 0;
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((done) => finish.push(done));
      running -= 1;
    };
    const accepted = Array.from({ length: 5 }, () => queue.run(work));
    const refused = queue.run(work);
    await expect(refused).rejects.toMatchObject({ name: 'Overloaded', retryAfterS: 2 });
    for (let done = 0; done < 5; done += 1) {
      await expect.poll(() => finish.length).toBeGreaterThan(0);
      finish.shift()?.();
    }
    await Promise.all(accepted);
    expect(most).toBe(2);
    expect(running).toBe(0);
  });

  test('keeps fewer in line the longer each takes [REL-005]', async () => {
    const queue = createWorkQueue(2, 1_000);
    const before = queue.capacity();
    const clock = vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(1_100);
    await queue.run(async () => undefined);
    clock.mockRestore();
    expect([before, queue.capacity()]).toEqual([20, 10]);
  });

  test('goes on after a failure', async () => {
    const queue = createWorkQueue(1, 200);
    const failed = queue.run(async () => {
      throw new Error('no memory');
    });
    const next = queue.run(async () => 'done');
    await expect(failed).rejects.toThrow('no memory');
    expect(await next).toBe('done');
  });
});
