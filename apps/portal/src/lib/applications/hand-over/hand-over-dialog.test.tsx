// @vitest-environment page
import { drawInPage } from '@taga/web/testing';
import { expect, test, vi } from 'vitest';
import { HandOverDialog } from './hand-over-dialog.tsx';

const handOver = vi.hoisted(() => ({ current: {} as object }));
vi.mock('./use-hand-over.ts', () => ({ useHandOver: () => handOver.current }));

const again = vi.fn();
async function draw(state: string, more = {}) {
  handOver.current = { link: 'https://x/#s', number: '42', seconds: 600, arrived: [], again, state, ...more };
  const drawn = await drawInPage(
    <HandOverDialog
      authorizationReqId="A1"
      idType={'NRC' as never}
      onFile={vi.fn()}
      onDone={vi.fn()}
      onClose={vi.fn()}
    />,
    { words: ['handOver', 'capture', 'public'] },
  );
  return { ...drawn, hasCode: () => document.querySelector('svg[role=img]') !== null };
}
const read = () => document.body.textContent ?? '';

test('while it waits there is a code, and for how long', async () => {
  const { hasCode, store } = await draw('waiting');
  const { text } = store.getSnapshot();
  expect(hasCode()).toBe(true);
  expect(read()).toContain(text('handOver.code.valid', { minutes: 10 }));
  expect(read()).toContain(text('handOver.code.waiting'));
  expect(read()).not.toContain('42');
});

test('before the link has come there is none to show', async () => {
  expect((await draw('waiting', { link: undefined })).hasCode()).toBe(false);
});

test('a phone that has opened it asks for the number', async () => {
  const { hasCode } = await draw('opened');
  expect(read()).toContain('42');
  expect(hasCode()).toBe(false);
});

test('what has arrived from the phone is listed', async () => {
  const { store } = await draw('confirmed', { arrived: ['SELFIE-VIDEO'] });
  const { text } = store.getSnapshot();
  expect(read()).toContain(text('capture.part.video'));
  expect(read()).not.toContain('42');
});

test.each(['ended', 'failed'])('one that has %s can be had again', async (state) => {
  const { press, store, hasCode } = await draw(state);
  expect(hasCode()).toBe(false);
  const name = store.getSnapshot().text('handOver.code.new');
  await press(name).catch(() => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name));
    button?.click();
  });
  expect(again).toHaveBeenCalled();
  again.mockReset();
});

test('one that is under way offers no other', async () => {
  const { store } = await draw('waiting');
  expect(read()).not.toContain(store.getSnapshot().text('handOver.code.new'));
  expect(read()).not.toContain(store.getSnapshot().text('handOver.code.ended'));
});
