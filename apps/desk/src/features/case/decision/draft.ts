import type { CorrectionItem } from '@taga/contract/journeys/account-opening/corrections';
import type { ChosenReason, DecisionKind } from '@taga/contract/records/desk/cases';

/** A decision as it is being made. */
export interface DecisionDraft {
  readonly kind: DecisionKind;
  readonly reasons: readonly ChosenReason[];
  readonly items: readonly CorrectionItem[];
  readonly remark: string;
}

/** With or without one of the descriptions of a reason. A reason without any is none. */
export function toggleReason(
  reasons: readonly ChosenReason[],
  reason: string,
  description: string,
): readonly ChosenReason[] {
  const before = reasons.find((each) => each.reason === reason)?.descriptions ?? [];
  const after = before.includes(description) ? before.filter((each) => each !== description) : [...before, description];
  const others = reasons.filter((each) => each.reason !== reason);
  return after.length === 0 ? others : [...others, { reason, descriptions: after }];
}

export function toggleItem(items: readonly CorrectionItem[], item: CorrectionItem): readonly CorrectionItem[] {
  return items.includes(item) ? items.filter((each) => each !== item) : [...items, item];
}
