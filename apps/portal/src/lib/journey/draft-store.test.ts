import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../../testing/fake-browser.ts';
import { nrcAnswers } from '../testing/sample-answers.ts';
import { emptyDraft, withAnswers, withStep } from './draft.ts';

/** As a page that was just loaded sees it. */
async function loadStore() {
  vi.resetModules();
  return import('./draft-store.ts');
}

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
  vi.useFakeTimers({ now: new Date('2026-03-01T04:00:00Z') });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('step and answers survive a reload [SUP-003, NET-004]', async () => {
  const before = await loadStore();
  before.changeDraft((draft) => withStep(withAnswers(draft, nrcAnswers), 'gender'));
  const after = await loadStore();
  expect(after.getDraft()).toEqual({ step: 'gender', answers: nrcAnswers, registration: null });
});

test('there is no place for a password in what is stored (G-099)', async () => {
  const { changeDraft } = await loadStore();
  changeDraft((draft) => withAnswers(draft, nrcAnswers));
  const stored = Object.keys(JSON.parse(localStorage.getItem('taga.sign-up') ?? ''));
  expect(stored.sort()).toEqual(['answers', 'registration', 'savedAtMs', 'step']);
  expect(localStorage.getItem('taga.sign-up')).not.toMatch(/password|pwd/i);
});

test('what nobody came back to within 7 days is forgotten', async () => {
  const { changeDraft } = await loadStore();
  changeDraft((draft) => withAnswers(draft, nrcAnswers));
  vi.advanceTimersByTime(7 * 24 * 60 * 60 * 1000);
  expect((await loadStore()).getDraft()).toEqual(emptyDraft);
});

test.each(['', 'null', '{', '{"step":"no-such-step"}', '"text"'])(
  'what cannot be read is a new sign-up: %s',
  async (text) => {
    localStorage.setItem('taga.sign-up', text);
    expect((await loadStore()).getDraft()).toEqual(emptyDraft);
  },
);

test('a browser that refuses storage still lets people sign up', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { changeDraft, getDraft } = await loadStore();
  changeDraft((draft) => withStep(draft, 'name'));
  expect(getDraft().step).toBe('name');
});
