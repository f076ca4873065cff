import { expect, test } from 'vitest';
import { missingForMp4, mp4Note } from './mp4-programs.ts';

test('the start says that ffmpeg is missing, and that a person must look at videos of iPhones then [IDV-002]', () => {
  expect(mp4Note(missingForMp4(() => true))).toBeUndefined();
  const note = mp4Note(missingForMp4((path) => path !== '/usr/bin/ffmpeg'));
  expect(note).toMatch(/^\/usr\/bin\/ffmpeg missing: MP4 videos, which iPhones record, cannot be checked/);
  expect(note).toContain('a person must look at each');
  expect(note).not.toContain('prlimit');
});
