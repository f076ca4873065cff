import { formKinds } from '@taga/contract/kinds/forms';
import type { KindOutline } from '../case-kind.ts';
import { accountOutline } from './account/outline.ts';
import { cardOutline } from './card/outline.ts';
import { formOutlineOf } from './form/outline.ts';

/** Every kind of application that is decided at the desk, the busiest first. */
export const kinds: readonly KindOutline[] = [accountOutline, cardOutline, ...formKinds.map(formOutlineOf)];
