import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../../testing/fake-browser.ts';

/** As a page that was just loaded sees it. */
async function load() {
  vi.resetModules();
  return import('./typed-answers.ts');
}

const typed = { revision: 2, answers: { branch: { code: '001' } } };

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));
afterEach(() => vi.unstubAllGlobals());

test('each application has its own, for its own customer [NET-004]', async () => {
  (await load()).typedAnswersOf('mya@example.com', 'a-1').set(typed);
  const { typedAnswersOf } = await load();
  expect(typedAnswersOf('mya@example.com', 'a-1').get()).toEqual(typed);
  expect(typedAnswersOf('mya@example.com', 'a-2').get()).toBeUndefined();
  expect(typedAnswersOf('aye@example.com', 'a-1').get()).toBeUndefined();
});

test('who types next on the device leaves nothing of who typed before', async () => {
  const { typedAnswersOf } = await load();
  typedAnswersOf('mya@example.com', 'a-1').set(typed);
  typedAnswersOf('aye@example.com', 'a-3').set(typed);
  expect(localStorage.getItem('taga.opening')).not.toContain('mya');
});

test('logging out leaves nothing', async () => {
  const { typedAnswersOf, forgetTypedAnswers } = await load();
  typedAnswersOf('mya@example.com', 'a-1').set(typed);
  forgetTypedAnswers();
  expect(localStorage.getItem('taga.opening')).toBeNull();
});

test.each(['', 'null', '{', '[]', '{"loginId":1}', '{"loginId":"mya@example.com","byApplication":{"a-1":4}}'])(
  'what cannot be read is nothing: %s',
  async (text) => {
    localStorage.setItem('taga.opening', text);
    const { typedAnswersOf } = await load();
    expect(typedAnswersOf('mya@example.com', 'a-1').get()).toBeUndefined();
  },
);
