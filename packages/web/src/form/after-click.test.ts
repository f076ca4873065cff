// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterClick, watchClicks } from './after-click.ts';

const hear = (type: string) => window.dispatchEvent(new Event(type));

function letGo() {
  hear('pointerup');
  vi.runAllTimers();
}

beforeEach(() => {
  vi.useFakeTimers();
  watchClicks();
  // Whatever a test before, of another file too, has left pressed.
  letGo();
});
afterEach(() => {
  letGo();
  vi.useRealTimers();
});

test('what makes room on the page happens at once where nobody is pressing', () => {
  const act = vi.fn();
  afterClick(act);
  expect(act).toHaveBeenCalledTimes(1);
});

test.each([
  ['pointerdown', 'pointerup'],
  ['pointerdown', 'pointercancel'],
  ['mousedown', 'mouseup'],
])('while a press is under way it waits: from %s until after %s and its click', (begin, end) => {
  const act = vi.fn();
  hear(begin);
  afterClick(act);
  hear(end);
  expect(act).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(act).toHaveBeenCalledTimes(1);
  afterClick(act);
  expect(act).toHaveBeenCalledTimes(2);
});

test('a finger counts until the mouse that the browser makes of it is up, too', () => {
  const act = vi.fn();
  hear('pointerdown');
  afterClick(act);
  hear('pointerup');
  hear('mousedown');
  vi.runAllTimers();
  expect(act).not.toHaveBeenCalled();
  hear('mouseup');
  vi.runAllTimers();
  expect(act).toHaveBeenCalledTimes(1);
});

test('what was held back happens once', () => {
  const act = vi.fn();
  hear('pointerdown');
  afterClick(act);
  for (let round = 0; round < 2; round += 1) {
    hear('pointerup');
    vi.runAllTimers();
    hear('pointerdown');
  }
  expect(act).toHaveBeenCalledTimes(1);
});

test('presses are watched once, however many forms there are', () => {
  const added = vi.spyOn(window, 'addEventListener');
  watchClicks();
  expect(added).not.toHaveBeenCalled();
  added.mockRestore();
});
