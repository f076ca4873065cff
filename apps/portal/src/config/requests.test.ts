import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

test('the upload API may live on a host of its own [API-002, API-061]', async () => {
  vi.stubEnv('VITE_UPLOAD_BASE', 'https://files.bank.example/upload');
  vi.resetModules();
  const { bases } = await import('./requests.ts');
  expect(bases).toEqual({ api: '/api', upload: 'https://files.bank.example/upload', analytics: '/analytics' });
});
