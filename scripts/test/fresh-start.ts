import { afterAll, vi } from 'vitest';
import type { WithPages } from './page-environment.ts';

// A worker that has loaded React runs file after file. Each begins as if it were the first: with modules that no other has
// used and, where it draws, with a page of its own.
vi.resetModules();
await (globalThis as WithPages).openFreshPage?.();

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
