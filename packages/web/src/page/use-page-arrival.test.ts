import { afterEach, expect, test, vi } from 'vitest';
import { findPart } from './use-page-arrival.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['#fees', 'fees'],
  ['#caf%C3%A9', 'café'],
  // Shortened by hand or by a chat: there is no such part, and the page stays.
  ['#%E0%A4%A', '%E0%A4%A'],
  ['#%', '%'],
])('%s names the part %s of a page', (hash, id) => {
  const getElementById = vi.fn();
  vi.stubGlobal('document', { getElementById });
  findPart(hash);
  expect(getElementById).toHaveBeenCalledWith(id);
});
