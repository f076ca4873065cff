import { formKinds } from '@taga/contract/kinds/forms';
import type { LazyKind } from '../case-kind.ts';
import { accountOutline } from './account/outline.ts';
import { cardOutline } from './card/outline.ts';
import { formOutlineOf } from './form/outline.ts';
import { renewalOutline } from './renewal/outline.ts';

/** Whose list is the queue of every kind. */
export const loadQueueKind = async () => (await import('./account/account-kind.tsx')).accountKind;

/** Every kind of application that is decided at the desk, the busiest first. */
export const kinds: readonly LazyKind[] = [
  { ...accountOutline, load: loadQueueKind },
  { ...cardOutline, load: async () => (await import('./card/card-kind.ts')).cardKind },
  { ...renewalOutline, load: async () => (await import('./renewal/renewal-kind.ts')).renewalKind },
  ...formKinds.map((kind) => ({
    ...formOutlineOf(kind),
    load: async () => (await import('./form/form-kind.ts')).formKindOf(kind),
  })),
];
