import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, inject, test, vi } from 'vitest';
import { Overloaded } from '../domain-error.ts';
import { createMediaProcess, type MediaProcess, MediaProcessEnded, Unreadable } from './index.ts';

const limits = { maxMemoryBytes: 800_000_000, timeoutMs: 15_000, idleMs: 30_000, maxWaiting: 20 };
const folder = mkdtempSync(join(tmpdir(), 'taga-media-'));
const started: MediaProcess[] = [];
afterAll(() => {
  for (const media of started) media.stop();
  rmSync(folder, { recursive: true });
});

function start(changes: Partial<typeof limits & { script: string; atOnce: number }> = {}): MediaProcess {
  const media = createMediaProcess({ script: inject('mediaScript'), ...limits, ...changes });
  started.push(media);
  return media;
}

/** A process that does one thing whatever it is asked. */
function scriptThat(does: string): string {
  const path = join(folder, `${randomBytes(4).toString('hex')}.cjs`);
  writeFileSync(path, `process.on('message', ({ id }) => { process.send({ id, hasBegun: true }); ${does} });`);
  return path;
}

const photo = sharp({ create: { width: 300, height: 200, channels: 3, background: 'green' } })
  .jpeg()
  .toBuffer();

describe('the process that opens what attackers send', () => {
  test('goes on after something unreadable', async () => {
    const media = start();
    await expect(media.run('redrawImage', { bytes: randomBytes(3_000) }, 'mya')).rejects.toThrow(Unreadable);
    expect(await media.run('redrawImage', { bytes: await photo }, 'mya')).toMatchObject({ width: 300, height: 200 });
  });

  test('is ended when it takes too long, and those who waited are served by a new one', async () => {
    const once = `require('fs').existsSync('${folder}/was-here')
      ? process.send({ id, answer: 'second' })
      : require('fs').writeFileSync('${folder}/was-here', '')`;
    const media = start({ script: scriptThat(once), timeoutMs: 2_000 });
    const [first, second] = await Promise.allSettled(
      [1, 2].map(() => media.run('redrawImage', { bytes: Buffer.of(1) }, 'mya')),
    );
    expect(first).toMatchObject({ status: 'rejected', reason: expect.any(MediaProcessEnded) });
    expect(second).toEqual({ status: 'fulfilled', value: 'second' });
  });

  test('is several where several may work at once, each with one job at a time', async () => {
    // Each answers only when it is told to by a file, so that both must be at work before either has an answer.
    const waits = `const { existsSync, readdirSync, writeFileSync } = require('fs');
      writeFileSync('${folder}/at-work-' + process.pid, '');
      const look = () => readdirSync('${folder}').filter((name) => name.startsWith('at-work-')).length >= 2
        ? process.send({ id, answer: process.pid }) : setTimeout(look, 20);
      look();`;
    const media = start({ script: scriptThat(waits), atOnce: 2 });
    const pids = await Promise.all(['mya', 'hla'].map((who) => media.run('redrawImage', { bytes: Buffer.of(1) }, who)));
    expect(new Set(pids).size).toBe(2);
  });

  test('that is killed while it rests costs nobody their photo', async () => {
    const media = start({ script: scriptThat('process.send({ id, answer: process.pid })') });
    const pid = await media.run('redrawImage', { bytes: Buffer.of(1) }, 'mya');
    process.kill(Number(pid), 'SIGKILL');
    expect(await media.run('redrawImage', { bytes: Buffer.of(1) }, 'mya')).not.toBe(pid);
  });

  test('that is killed with the first photo that it opens costs nobody that photo', async () => {
    const killed = `
      const fs = require('fs');
      const isFirst = !fs.existsSync('${folder}/killed-at-work');
      fs.writeFileSync('${folder}/killed-at-work', '');
      if (isFirst) process.kill(process.pid, 'SIGKILL');
      process.send({ id, answer: 'opened' });`;
    const media = start({ script: scriptThat(killed) });
    expect(await media.run('redrawImage', { bytes: Buffer.of(1) }, 'mya')).toBe('opened');
  });

  test('that is killed again and again before it has looked at a photo costs nobody that photo', async () => {
    const starts = join(folder, 'starts');
    const script = join(folder, 'killed-at-start.cjs');
    writeFileSync(
      script,
      `const fs = require('fs');
       fs.appendFileSync('${starts}', 'x');
       if (fs.readFileSync('${starts}', 'utf8').length < 5) process.kill(process.pid, 'SIGKILL');
       process.on('message', ({ id }) => process.send({ id, answer: 'opened' }));`,
    );
    expect(await start({ script }).run('redrawImage', { bytes: Buffer.of(1) }, 'mya')).toBe('opened');
  });

  test('is tried once more with what ends it, and no oftener', async () => {
    const tries = join(folder, 'tries');
    const endsAtTwo = `
      const fs = require('fs');
      fs.appendFileSync('${tries}', 'x');
      if (fs.readFileSync('${tries}', 'utf8').length > 1) process.kill(process.pid, 'SIGKILL');
      process.send({ id, answer: 'first' });`;
    const media = start({ script: scriptThat(endsAtTwo) });
    await media.run('redrawImage', { bytes: Buffer.of(1) }, 'mya');
    await expect(media.run('redrawImage', { bytes: Buffer.of(1) }, 'mya')).rejects.toThrow(MediaProcessEnded);
    expect(readFileSync(tries, 'utf8')).toBe('xxx');
  });

  test('dies of too much memory alone', async () => {
    const media = start({
      script: scriptThat('globalThis.held = Array.from({ length: 40 }, () => Buffer.alloc(50_000_000, 1))'),
    });
    await expect(media.run('redrawImage', { bytes: Buffer.of(1) }, 'mya')).rejects.toThrow(MediaProcessEnded);
  });

  test('knows none of the server’s settings', async () => {
    vi.stubEnv('FILES_KEY', 'secret');
    const media = start({ script: scriptThat('process.send({ id, answer: Object.keys(process.env) })') });
    expect(await media.run('redrawImage', { bytes: Buffer.of(1) }, 'mya')).not.toContain('FILES_KEY');
    vi.unstubAllEnvs();
  });

  test.each([
    ['a side of 40,000 pixels', { width: 1, height: 40_000 }, {}],
    ['interlaced', { width: 6_000, height: 5_000 }, { progressive: true }],
  ])('decodes nothing that its header says is dear: %s', async (_what, sides, options) => {
    const dear = await sharp({ create: { ...sides, channels: 3, background: 'white' } })
      .png({ compressionLevel: 1, ...options })
      .toBuffer();
    await expect(start().run('redrawImage', { bytes: dear }, 'mya')).rejects.toThrow(/side|dear/);
  });

  test('turns away those who would wait behind too many', async () => {
    const media = start({ script: scriptThat(''), maxWaiting: 2, timeoutMs: 2_000 });
    const waiting = Promise.allSettled([1, 2].map(() => media.run('redrawImage', { bytes: Buffer.of(1) }, 'mya')));
    await expect(media.run('redrawImage', { bytes: Buffer.of(1) }, 'mya')).rejects.toThrow(Overloaded);
    media.stop();
    await waiting;
  });
});
