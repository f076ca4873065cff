import type { Text } from '@taga/i18n';
import { SubmitButton, type SubmitButtonProps } from '@taga/web/form';
import { useText } from '@taga/web/text';
import type { OpeningState, ReadyOpening } from '../../lib/applications/opening/opening.ts';

const knownStatuses = ['PENDING', 'APPROVED', 'REJECTED', 'COMPLETED'] as const;

/** The button carries the word of the bank as it is; what it means stands below. */
function explainStatus(status: string, text: Text): string {
  const known = knownStatuses.find((name) => name === status);
  return text(known ? `customer.status.${known}` : 'customer.status.other');
}

function idleReason(opening: OpeningState, text: Text): string | undefined {
  if (opening.kind === 'closed') return text(`customer.closed.${opening.reason}`);
  if (opening.kind === 'underWay') return explainStatus(opening.status, text);
  if (opening.kind === 'ready' || opening.kind === 'asking') return undefined;
  return text(opening.kind === 'held' ? 'customer.held.title' : `products.open.${opening.kind}`);
}

function labelOf(opening: OpeningState, text: Text): string {
  if (opening.kind === 'underWay') return opening.status;
  return text(opening.kind === 'ready' && opening.face !== 'create' ? 'products.open.resume' : 'products.open.create');
}

interface OpeningButtonProps {
  opening: OpeningState;
  starting: SubmitButtonProps['sending'];
  onStart: (opening: ReadyOpening) => void;
}

/** Creates or resumes; or says why it cannot. */
export function OpeningButton({ opening, starting, onStart }: OpeningButtonProps) {
  const text = useText();
  const isAsking = opening.kind === 'asking';
  return (
    <SubmitButton
      sending={isAsking ? { isBusy: true, isWaiting: false } : starting}
      busyText={text(isAsking ? 'products.open.asking' : 'customer.underWay.starting')}
      disabledReason={idleReason(opening, text)}
      onClick={() => opening.kind === 'ready' && onStart(opening)}
      className="sm:w-full"
    >
      {labelOf(opening, text)}
    </SubmitButton>
  );
}
