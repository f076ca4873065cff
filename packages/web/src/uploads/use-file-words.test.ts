// @vitest-environment page
import { expect, test, vi } from 'vitest';
import { doing, runHook } from '../testing/in-page.tsx';
import type { Upload } from './upload-queue.ts';
import { useFileWords } from './use-file-words.ts';

const upload: Upload = {
  key: 'k',
  loginId: 'mya@mail.example',
  owner: { authorizationReqId: 'A1' },
  fileType: 'SIGNATURE',
  name: 'sign.jpg',
  sizeBytes: 400_000,
  sentBytes: 100_000,
  state: 'sending',
};
const file = { id: 'F1', type: 'SIGNATURE', name: 'sign.jpg', url: '/f1' };

async function draw({
  underWay = [],
  files = [],
  preview = undefined as string | undefined,
  language = 'en' as 'en' | 'mm',
}: {
  underWay?: readonly Upload[];
  files?: readonly (typeof file)[];
  preview?: string | undefined;
  language?: 'en' | 'mm';
} = {}) {
  const uploads = {
    underWay,
    retry: vi.fn(),
    cancel: vi.fn(),
    remove: vi.fn(async () => {}),
    previewOf: () => preview,
  };
  const words = await runHook(() => useFileWords(uploads as never, files), {
    words: ['uploads', 'refusals'],
    language,
  });
  return { words, uploads };
}
const shown = async (changes: Partial<Upload>) => (await draw()).words.current.chosenUpload({ ...upload, ...changes });

test.each([
  [0, ''],
  [1, '1 KB'],
  [400_000, '400 KB'],
  [999_001, '1,000 KB'],
  [1_000_000, '1.0 MB'],
  [2_450_000, '2.5 MB'],
])('%i bytes are told as %s', async (sizeBytes, size) => {
  expect((await shown({ sizeBytes })).size).toBe(size);
});

test('a file on its way tells its name, how far it is, and how to stop it', async () => {
  const { words, uploads } = await draw();
  const chosen = words.current.chosenUpload(upload);
  expect(chosen).toMatchObject({
    name: 'sign.jpg',
    problem: undefined,
    actions: [],
    removeText: 'Remove',
    upload: { percent: 25, label: 'Sending', text: '25%' },
  });
  chosen.onRemove?.();
  expect(uploads.cancel).toHaveBeenCalledWith(upload);
});

test('parts of a percent are not told, and nothing is not divided by', async () => {
  expect((await shown({ sentBytes: 399_999 })).upload?.text).toBe('99%');
  expect((await shown({ sizeBytes: 0, sentBytes: 0, state: 'preparing' })).upload).toEqual({
    percent: 0,
    label: 'Preparing',
    text: '0%',
  });
});

test('one that waits says that it goes on, and one that has just arrived is still being sent to the eye', async () => {
  expect((await shown({ state: 'waiting' })).upload?.label).toBe('Waiting. It continues automatically.');
  expect((await shown({ state: 'arrived' })).upload?.label).toBe('Sending');
});

test('one that got stuck can be tried again, and has no bar', async () => {
  const { words, uploads } = await draw();
  const failed = { ...upload, state: 'failed' } as const;
  const chosen = words.current.chosenUpload(failed);
  expect(chosen.problem).toContain('Not sent. Your file is still on this device.');
  expect(chosen.upload).toBeUndefined();
  expect(chosen.actions?.map(({ text }) => text)).toEqual(['Try again']);
  chosen.actions?.[0]?.onPress();
  expect(uploads.retry).toHaveBeenCalledWith(failed);
});

test('what was refused, or cannot be opened, would be refused again', async () => {
  const details = ['Too dark.', 'Too small.'].map((ErrorDescription) => ({ ErrorCode: 'X', ErrorDescription }));
  const refused = await shown({ state: 'failed', domainError: { status: 400, message: 'No', details } });
  expect(refused).toMatchObject({ problem: 'Too dark. Too small.', actions: [] });
  const unreadable = await shown({ state: 'failed', isUnreadable: true });
  expect(unreadable).toMatchObject({ actions: [] });
  expect(unreadable.problem).toContain('We cannot open this file');
});

test('a refusal without a word is told as what did not get through', async () => {
  const silent = await shown({ state: 'failed', domainError: { status: 400, message: '', details: [] } });
  expect(silent.problem).toContain('Not sent.');
});

test('a file that has arrived is sent; what it looks like costs data, so nobody looks unasked', async () => {
  const { words, uploads } = await draw({ files: [file] });
  const before = words.current.chosenFile(file);
  expect(before).toMatchObject({ name: 'sign.jpg', size: 'Sent', preview: undefined });
  expect(before.actions?.map(({ text }) => text)).toEqual(['Show']);
  await doing(() => before.actions?.[0]?.onPress());
  expect(words.current.chosenFile(file)).toMatchObject({ preview: '/f1', actions: [] });
  expect(words.current.chosenFile({ ...file, id: 'F2' }).preview).toBeUndefined();
  before.onRemove?.();
  expect(uploads.remove).toHaveBeenCalledWith(file);
});

test.each([
  ['one sent from this page', { preview: 'blob:1' }, file],
  ['a PDF', {}, { ...file, name: 'pay.PDF' }],
  ['one without an address', {}, { ...file, url: '' }],
])('%s needs no button to show it', async (_which, how, given) => {
  expect((await draw(how)).words.current.chosenFile(given).actions).toEqual([]);
});

test('a photo without a name is a photo', async () => {
  expect((await draw()).words.current.chosenFile({ ...file, name: '' }).name).toBe('Photo');
});

test('what is under way is spoken in quarters', async () => {
  const spoken = async (sentBytes: number) =>
    (await draw({ underWay: [{ ...upload, sentBytes }] })).words.current.spoken;
  expect(await spoken(100_000)).toBe('sign.jpg Sending 25%');
  expect(await spoken(196_000)).toBe('sign.jpg Sending 25%');
  expect(await spoken(200_000)).toBe('sign.jpg Sending 50%');
});

test('a state without progress is spoken alone, and so is why it failed', async () => {
  const { words } = await draw({ underWay: [{ ...upload, state: 'preparing' }] });
  expect(words.current.spoken).toBe('sign.jpg Preparing');
  const { words: failed } = await draw({ underWay: [{ ...upload, state: 'failed' }] });
  expect(failed.current.spoken).toContain('sign.jpg Not sent.');
});

test('a file that arrives is spoken once it is there; one that was there at first is not', async () => {
  let files = [file];
  const uploads = { underWay: [], previewOf: () => undefined } as never;
  const words = await runHook(() => useFileWords(uploads, files), { words: ['uploads'] });
  expect(words.current.spoken).toBe('');
  files = [file, { ...file, id: 'F2', name: 'second.jpg' }];
  await words.redraw();
  expect(words.current.spoken).toBe('second.jpg Sent');
});

test('Burmese has its own digits, and the same units', async () => {
  const { words } = await draw({ language: 'mm' });
  expect(words.current.chosenUpload(upload)).toMatchObject({ size: '၄၀၀ KB', upload: { text: '၂၅%' } });
});
