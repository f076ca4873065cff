import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../db/testing/test-database.ts';
import { readSettings } from '../settings.ts';
import { checkFileSettings, composeFiles } from './files.ts';

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'taga-key-'));
});
afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const start = () =>
  composeFiles({ db: database.db, settings: readSettings({ DATA_DIR: folder }), now: () => new Date() });

test('the key of the data folder is made once, whole, for its owner alone', async () => {
  await Promise.all([start(), start(), start()]);
  const key = readFileSync(join(folder, 'files-key'));
  expect(key).toHaveLength(32);
  expect(statSync(join(folder, 'files-key')).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['files-key']);
  await start();
  expect(readFileSync(join(folder, 'files-key'))).toEqual(key);
});

test('a broken key stops the start, before any file is encrypted with it [OPS-003]', async () => {
  writeFileSync(join(folder, 'files-key'), 'short');
  await expect(start()).rejects.toThrow('files-key');
});

test('a bucket needs a key that every process has [OPS-003]', () => {
  const bucket = { FILES_URL: 's3://key:secret@s3.example.com/papers' };
  expect(() => checkFileSettings(readSettings(bucket))).toThrow('FILES_KEY');
  const FILES_KEY = Buffer.alloc(32, 1).toString('base64');
  expect(() => checkFileSettings(readSettings({ ...bucket, FILES_KEY }))).not.toThrow();
});
