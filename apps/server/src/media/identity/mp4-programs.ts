import { existsSync } from 'node:fs';

export const ffmpeg = '/usr/bin/ffmpeg';
export const prlimit = '/usr/bin/prlimit';

/** What decoding MP4 takes and is not on this machine: no decoder for it that runs within WebAssembly is kept on npm. */
export function missingForMp4(isThere: (path: string) => boolean = existsSync): string[] {
  return [ffmpeg, prlimit].filter((path) => !isThere(path));
}

/** For the person who starts the server, where something is missing: what it is, and what follows. */
export function mp4Note(missing: readonly string[]): string | undefined {
  if (missing.length === 0) return undefined;
  return (
    `${missing.join(' and ')} missing: MP4 videos, which iPhones record, cannot be checked, and a person must look at each. ` +
    'Debian and Ubuntu have both in the packages ffmpeg and util-linux.'
  );
}
