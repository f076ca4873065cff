import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyFolder, type FileList } from './backup-file-list.ts';

let folder: string;
let from: string;
let into: string;
let list: FileList;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'taga-list-'));
  [from, into] = [join(folder, 'data'), join(folder, 'backup')];
  list = { folders: [], files: [] };
  await mkdir(join(from, 'base', 'empty'), { recursive: true });
  await writeFile(join(from, 'version'), '15');
  await writeFile(join(from, 'base', 'rows'), 'some rows');
});
afterEach(() => rm(folder, { recursive: true }));

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

test('a folder is copied with all below it, and listed with what each file is known by', async () => {
  await copyFolder('rest', { from, into, list });
  expect(list.folders.toSorted()).toEqual(['rest', 'rest/base', 'rest/base/empty']);
  expect(list.files.toSorted((one, other) => one.path.localeCompare(other.path))).toEqual([
    { path: 'rest/base/rows', sha256: sha256('some rows') },
    { path: 'rest/version', sha256: sha256('15') },
  ]);
  expect(await readFile(join(into, 'rest', 'base', 'rows'), 'utf8')).toBe('some rows');
  expect((await stat(join(into, 'rest', 'base'))).mode & 0o777).toBe(0o700);
  expect((await stat(join(into, 'rest', 'version'))).mode & 0o777).toBe(0o600);
});

test('what is left out is left out with all below it', async () => {
  await copyFolder('rest', { from, into, list, isLeftOut: (path) => path === 'base' });
  expect(list).toEqual({ folders: ['rest'], files: [{ path: 'rest/version', sha256: sha256('15') }] });
  expect(await readdir(join(into, 'rest'))).toEqual(['version']);
});

test('what is deleted meanwhile is left out; what cannot be read otherwise is a failure', async () => {
  await copyFolder('rest', { from: join(folder, 'gone'), into, list });
  expect(list).toEqual({ folders: ['rest'], files: [] });
  await expect(copyFolder('other', { from: join(from, 'version'), into, list })).rejects.toThrow('ENOTDIR');
});
