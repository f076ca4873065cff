import { formKinds } from '@taga/contract/kinds/forms';
import type { KindOutline } from '../case-kind.ts';
import { accountOutline } from './account/outline.ts';
import { cardOutline } from './card/outline.ts';
import { formOutlineOf } from './form/outline.ts';
import { renewalOutline } from './renewal/outline.ts';

/** Every kind of application that is decided at the desk, the busiest first. */
export const outlines: readonly KindOutline[] = [
  accountOutline,
  cardOutline,
  renewalOutline,
  ...formKinds.map(formOutlineOf),
];

/** Of the kind whose cases stand in a list. */
export function outlineOf(queue: string): KindOutline {
  return outlines.find((outline) => outline.queue === queue) ?? accountOutline;
}
