import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { goodCase, video } from '../testing/good-case.ts';
import { emptyImage, frontOfCard, passportPage, portrait, somebody, somebodyElse } from '../testing/pictures.ts';
import { startVerifier } from '../testing/real-verifier.ts';
import { corruptVideo, slideShow, videoBomb } from '../testing/videos.ts';

const folder = mkdtempSync(join(tmpdir(), 'taga-verifier-'));
const verifier = startVerifier();
afterAll(() => {
  verifier.stop();
  rmSync(folder, { recursive: true });
});

/** A process that does one thing whatever it is asked. */
function scriptThat(does: string): string {
  const path = join(folder, `${randomBytes(4).toString('hex')}.cjs`);
  writeFileSync(path, `process.on('message', ({ id }) => { process.send({ id, hasBegun: true }); ${does} });`);
  return path;
}

// A machine that runs tests has other things to do too.
describe('the built-in verifier', () => {
  test('approves the person on the card, who turns the head as asked, and tells what it decided by [IDV-001, IDV-002, IDV-004]', async () => {
    const { result, reasons, scores } = await verifier.verify(await goodCase());
    expect({ result, reasons }).toEqual({ result: 'approved', reasons: [] });
    expect(scores.faceDistance).toBeLessThan(0.45);
    expect(scores.furthestLeft).toBeGreaterThan(0.25);
    expect(scores.furthestRight).toBeLessThan(-0.25);
    expect(scores).toMatchObject({ frontWidth: 1_000, videoSeconds: 8.75, framesWithOthers: 0 });
  });

  test('approves the owner of a passport that says what they said [IDV-003]', async () => {
    const { photo, person } = passportPage;
    const given = await goodCase({ idType: 'PP', front: await photo, back: undefined, person });
    expect(await verifier.verify(given)).toMatchObject({ result: 'approved', reasons: [] });
  });

  test('refuses a passport with another number than was typed [IDV-003]', async () => {
    const passport = { ...passportPage.person.passport, number: 'MD123457' };
    const person = { ...passportPage.person, passport };
    const given = await goodCase({ idType: 'PP', front: await passportPage.photo, back: undefined, person });
    expect(await verifier.verify(given)).toMatchObject({ result: 'refused', reasons: ['passport-differs'] });
  });

  test('refuses a passport whose zone cannot be read [IDV-003]', async () => {
    const { person } = passportPage;
    const given = await goodCase({ idType: 'PP', back: undefined, person });
    expect(await verifier.verify(given)).toMatchObject({ result: 'refused', reasons: ['passport-unreadable'] });
  });

  test('refuses two different people, with a score far from the threshold [IDV-002, IDV-004]', async () => {
    const result = await verifier.verify(await goodCase({ front: await frontOfCard(somebodyElse) }));
    expect(result).toMatchObject({ result: 'refused', reasons: ['face-differs'] });
    expect(result.scores.faceDistance).toBeGreaterThan(0.6);
  });

  const [own, stolen] = [somebody, somebodyElse];
  test.each([
    { checked: own, other: own, result: 'approved', reasons: [] },
    { checked: own, other: stolen, result: 'undecided', reasons: ['documents-differ'] },
    { checked: stolen, other: own, result: 'refused', reasons: ['face-differs', 'documents-differ'] },
    { checked: stolen, other: stolen, result: 'refused', reasons: ['face-differs', 'documents-differ'] },
  ] as const)(
    'compares the faces on two documents with the video and with each other: $result [IDV-002, IDV-007]',
    async ({ checked, other, result, reasons }) => {
      const given = await goodCase({ front: await frontOfCard(checked), otherFront: await frontOfCard(other) });
      const found = await verifier.verify(given);
      expect(found).toMatchObject({ result, reasons });
      expect(Object.keys(found.scores)).toEqual(expect.arrayContaining(['documentDistance', 'otherFaceDistance']));
    },
  );

  test('refuses a still photo held into the camera [IDV-002]', async () => {
    const given = await goodCase({ video: await slideShow([await portrait(somebody)]) });
    expect(await verifier.verify(given)).toMatchObject({ result: 'refused', reasons: ['head-not-turned'] });
  });

  test('refuses a head that turns the other way round than asked [IDV-002]', async () => {
    const given = await goodCase({ headTurns: ['right', 'left'] });
    expect(await verifier.verify(given)).toMatchObject({ result: 'refused', reasons: ['head-not-turned'] });
  });

  test('refuses an empty image [IDV-002]', async () => {
    const { result, reasons } = await verifier.verify(await goodCase({ front: await emptyImage() }));
    expect(result).toBe('refused');
    expect(reasons).toContain('photo-without-face');
  });

  test('leaves it to a person where there is no video [IDV-007]', async () => {
    const result = await verifier.verify(await goodCase({ video: undefined }));
    expect(result).toMatchObject({ result: 'undecided', reasons: ['video-missing'] });
  });

  test.each([
    ['dark', 'photo-too-dark', (card: Sharp) => card.linear(0.15, 0)],
    ['blurred', 'photo-blurred', (card: Sharp) => card.blur(6)],
    ['small', 'photo-too-small', (card: Sharp) => card.resize({ width: 400 })],
    ['glaring', 'photo-glare', (card: Sharp) => card.linear(1.4, 0)],
  ] as const)('refuses a %s photo, and says so [IDV-002]', async (_, reason, spoil) => {
    const front = await spoil(sharp(await frontOfCard(somebody)))
      .jpeg()
      .toBuffer();
    const { result, reasons } = await verifier.verify(await goodCase({ front }));
    expect(result).toBe('refused');
    expect(reasons).toContain(reason);
  });

  test('refuses a video in which one person takes the place of another [IDV-002]', async () => {
    const people = [await portrait(somebody), await portrait(somebodyElse)];
    const { result, reasons } = await verifier.verify(await goodCase({ video: await slideShow(people) }));
    expect(result).toBe('refused');
    expect(reasons).toContain('video-of-several-people');
  });

  test('sees the person in a video that has a plane of transparency [IDV-002]', async () => {
    const video = await slideShow([await portrait(somebody)], 9, { isTransparent: true });
    const { reasons, scores } = await verifier.verify(await goodCase({ video }));
    expect(reasons).not.toContain('video-unreadable');
    expect(scores.framesWithFace).toBe(scores.videoFrames);
  });

  test('refuses a video of three seconds', async () => {
    const short = await slideShow([await portrait(somebody)], 3);
    expect((await verifier.verify(await goodCase({ video: short }))).reasons).toContain('video-too-short');
  });

  test.each([
    ['is corrupt', corruptVideo],
    ['would unfold to 16,000 × 16,000 pixels', videoBomb],
    ['is no video', () => Buffer.from('GIF89a')],
  ])('leaves a video that %s to a person, and goes on [IDV-007]', async (_, spoil) => {
    const result = await verifier.verify(await goodCase({ video: spoil(await video()) }));
    expect(result).toMatchObject({ result: 'undecided', reasons: ['video-unreadable'] });
    expect(result.isWorthRetrying).toBeUndefined();
  });

  test('leaves it to a person where nobody asked to turn the head [IDV-007]', async () => {
    const result = await verifier.verify(await goodCase({ headTurns: undefined }));
    expect(result).toMatchObject({ result: 'undecided', reasons: ['turns-not-asked'] });
  });
});

const notChecked = { result: 'undecided', reasons: ['not-checked-yet'], isWorthRetrying: true };

describe('a verifier that fails says nothing about anybody [IDV-004, IDV-005, REL-004]', () => {
  test.each([
    ['hangs', '', { timeoutMs: 1_000 }],
    ['is killed in the middle', "process.kill(process.pid, 'SIGKILL')", {}],
    ['runs out of memory', 'globalThis.held = Array.from({ length: 40 }, () => Buffer.alloc(50_000_000, 1))', {}],
    ['cannot be started', 'this is no script', {}],
  ])('when it %s', async (_, does, changes) => {
    const broken = startVerifier({ script: scriptThat(does), ...changes });
    expect(await broken.verify(await goodCase())).toEqual({ ...notChecked, scores: {} });
    broken.stop();
  });

  test('when too many wait for it', async () => {
    const busy = startVerifier({ script: scriptThat(''), maxWaiting: 1, timeoutMs: 2_000 });
    const given = await goodCase();
    const results = await Promise.all([busy.verify(given), busy.verify(given)]);
    expect(results).toEqual([expect.objectContaining(notChecked), expect.objectContaining(notChecked)]);
    busy.stop();
  });

  test('and the next check is served by a new process', async () => {
    const deaths = join(folder, 'deaths');
    // Each file is tried twice.
    const dieTwice = `
      const fs = require('fs');
      fs.appendFileSync('${deaths}', 'x');
      if (fs.readFileSync('${deaths}', 'utf8').length < 3) process.kill(process.pid, 'SIGKILL');
      process.send({ id, unreadable: 'third' });`;
    const once = startVerifier({ script: scriptThat(dieTwice) });
    expect(await once.verify(await goodCase())).toMatchObject(notChecked);
    expect((await once.verify(await goodCase())).reasons).not.toContain('not-checked-yet');
    once.stop();
  });
});

test('costs nothing at rest: its process ends by itself', async () => {
  const pid = join(folder, 'pid');
  const writePid = `require('fs').writeFileSync('${pid}', String(process.pid)); process.send({ id, unreadable: 'no' });`;
  const rested = startVerifier({ script: scriptThat(writePid), idleMs: 50 });
  await rested.verify(await goodCase({ video: undefined }));
  await expect.poll(() => existsSync(`/proc/${readFileSync(pid, 'utf8')}`)).toBe(false);
});
