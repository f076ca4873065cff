import type { Text } from '@taga/i18n';
import { Button } from '@taga/ui';
import { useText } from '@taga/web/text';
import type { Opening, ReadyOpening } from '../../lib/opening/opening.ts';

const knownStatuses = ['PENDING', 'APPROVED', 'REJECTED', 'COMPLETED'] as const;

/** The button carries the word of the bank as it is; what it means stands below. */
function explainStatus(status: string, text: Text): string {
  const known = knownStatuses.find((name) => name === status);
  return text(known ? `customer.status.${known}` : 'customer.status.other');
}

function whyIdle(opening: Opening, text: Text): string | undefined {
  if (opening.kind === 'closed') return text(`customer.closed.${opening.reason}`);
  if (opening.kind === 'underWay') return explainStatus(opening.status, text);
  if (opening.kind === 'ready' || opening.kind === 'asking') return undefined;
  return text(opening.kind === 'held' ? 'customer.held.title' : `products.open.${opening.kind}`);
}

function whatRuns(opening: Opening, isStarting: boolean, text: Text): string | undefined {
  if (opening.kind === 'asking') return text('products.open.asking');
  return isStarting ? text('customer.underWay.starting') : undefined;
}

function labelOf(opening: Opening, text: Text): string {
  if (opening.kind === 'underWay') return opening.status;
  return text(opening.kind === 'ready' && opening.face === 'resume' ? 'products.open.resume' : 'products.open.create');
}

interface OpeningButtonProps {
  opening: Opening;
  isStarting: boolean;
  onStart: (opening: ReadyOpening) => void;
}

/** Creates or resumes; or says why it cannot. */
export function OpeningButton({ opening, isStarting, onStart }: OpeningButtonProps) {
  const text = useText();
  return (
    <Button
      loading={whatRuns(opening, isStarting, text)}
      disabledReason={whyIdle(opening, text)}
      onClick={() => opening.kind === 'ready' && onStart(opening)}
      className="sm:w-full"
    >
      {labelOf(opening, text)}
    </Button>
  );
}
