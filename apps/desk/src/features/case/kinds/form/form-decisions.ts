import { possibleDecisions } from '@taga/contract/journeys/decision';
import { type FormKind, formText } from '@taga/contract/kinds/form';
import { type CasePlace, isRemarkRead } from '@taga/contract/kinds/kind';
import type { MessageId } from '@taga/i18n';
import type { Tone } from '@taga/ui';
import type { Decision } from '../../case-kind.ts';
import { itemsField } from '../../decision/fields/items-field.tsx';
import { noteField, remarkField } from '../../decision/fields/remark-field.tsx';
import type { FormCase } from './form-case.ts';

/** By where a decision brings the case. */
export const tones: Readonly<Record<CasePlace, Tone>> = {
  WAITING: 'primary',
  CORRECTION: 'warning',
  OPENING: 'success',
  COMPLETED: 'success',
  REJECTED: 'danger',
};

/** What the customer is told, where the kind tells something. */
function messageOf(kind: FormKind, name: string, place: CasePlace | undefined): MessageId | undefined {
  if (!kind.messages[name]) return undefined;
  if (place === 'CORRECTION') return 'messages.subject.CorrectionRequested';
  return place === 'REJECTED' ? 'messages.subject.RequestRejected' : formText(kind, 'message', name, 'subject');
}

export function formDecisions(kind: FormKind): readonly Decision<FormCase>[] {
  const items = itemsField<string, FormCase>({
    name: 'items',
    label: 'deskCases.propose.items',
    missing: 'deskCases.propose.itemMissing',
    itemsFor: () => kind.corrections.map(({ item }) => item),
    labelOf: (item) => formText(kind, 'part', item),
  });
  return Object.entries(kind.decisions).map(([name, { to, needsRemark = false }]) => {
    const place = kind.statuses[to];
    const isCorrection = place === 'CORRECTION';
    const message = messageOf(kind, name, place);
    const purpose = isCorrection ? 'correction' : 'rejection';
    const remark = isRemarkRead(kind, name) ? remarkField({ isNeeded: needsRemark, purpose }) : noteField;
    return {
      name,
      keys: [name.charAt(0).toLowerCase()],
      tone: tones[place ?? 'WAITING'],
      // The same for every kind: it is asked for in parts, and the customer reads which.
      label: isCorrection ? 'deskCases.kind.CORRECT' : formText(kind, 'desk', 'decision', name),
      does: isCorrection ? 'deskCases.does.CORRECT' : formText(kind, 'desk', 'does', name),
      ...(isCorrection && { shortButton: 'deskCases.bar.correctShort' as const }),
      ...(message && { message }),
      fields: isCorrection ? [items, remark] : [remark],
      isPossible: ({ status }) => possibleDecisions(kind.decisions, { status }).includes(name),
    };
  });
}
