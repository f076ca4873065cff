import { expect, test, vi } from 'vitest';
import { debugLog } from './debug-log.ts';

test('what a developer may want to know stands in the browser’s timeline: an error in its words, all else as JSON', () => {
  const mark = vi.spyOn(performance, 'mark');
  debugLog('page failed', new TypeError('lost'));
  expect(mark).toHaveBeenLastCalledWith('taga: page failed', { detail: 'TypeError: lost' });
  debugLog('answer', { a: 1 });
  expect(mark).toHaveBeenLastCalledWith('taga: answer', { detail: '{"a":1}' });
});
