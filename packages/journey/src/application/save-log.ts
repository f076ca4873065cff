import type { DomainError } from '@taga/web/form';
import { createNote } from './note.ts';

/** What came of the last save. */
type LastSave =
  | { readonly kind: 'none' }
  | { readonly kind: 'saved'; readonly atMs: number }
  /** Another device saved meanwhile: what it saved is loaded, and what was typed here is still there. */
  | {
      readonly kind: 'elsewhere';
      /** What this device took for saved until then, where it still knows that. */
      readonly before?: object | undefined;
    }
  /** Submitting found that something is missing, at the step that was led to. */
  | { readonly kind: 'incomplete' }
  /** Without a domain error there was no answer. */
  | { readonly kind: 'failed'; readonly domainError: DomainError | undefined };

/** Remembered from page to page: a save that succeeds leads to the next one, where it is told. */
export interface SaveLog {
  set(last: LastSave): void;
  useLast(): LastSave;
}

export function createSaveLog(first: LastSave['kind'] & ('none' | 'elsewhere')): SaveLog {
  const { set, use } = createNote<LastSave>({ kind: first });
  return { set, useLast: use };
}
