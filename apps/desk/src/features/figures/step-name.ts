import { existingCustomerWay } from '@taga/contract/records/desk/figures';
import type { MessageId } from '@taga/i18n';
import { useText } from '@taga/web/text';

/** Questions that have no line of their own in the customer's list of steps. */
const questions: Readonly<Record<string, MessageId>> = {
  review: 'deskFigures.step.review',
  occupation: 'deskFigures.step.occupation',
  'form-qa-22': 'deskFigures.step.form-qa-22',
  signature: 'deskFigures.step.signature',
};

/** A step as customers see it called. */
export function useStepName(): (step: string) => string {
  const text = useText();
  return (step) => {
    if (!step.startsWith(existingCustomerWay)) return text(questions[step] ?? (`opening.step.${step}` as MessageId));
    const name = text(`existing.step.${step.slice(existingCustomerWay.length)}` as MessageId);
    return text('deskFigures.step.ofExisting', { step: name });
  };
}
