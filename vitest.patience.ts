import { vi } from 'vitest';
import { limits } from './vitest.limits.ts';

/** By itself Vitest stops waiting after a second, which a busy machine takes to load a file. */
const patience = limits.expect.poll;
const { waitFor, waitUntil } = vi;
const patient: Partial<typeof vi> = {
  waitFor: (check, options) => waitFor(check, typeof options === 'number' ? options : { ...patience, ...options }),
  waitUntil: (check, options) => waitUntil(check, typeof options === 'number' ? options : { ...patience, ...options }),
};
// Files that share a process share this as well.
if (!('isPatient' in vi)) Object.assign(vi, patient, { isPatient: true });
