import { Badge, type Tone } from '@taga/ui';
import { useText } from '@taga/web/text';

const known = {
  INIT: 'warning',
  PENDING: 'primary',
  INCOMPLETED: 'warning',
  APPROVED: 'success',
  COMPLETED: 'success',
  REJECTED: 'danger',
} as const satisfies Record<string, Tone>;

/** Of a credit card: the same words mean something else there, and there are more of them. */
const knownOfCards = {
  PENDING: 'primary',
  INCOMPLETED: 'warning',
  INSUFFICIENT: 'warning',
  APPROVED: 'success',
  DELIVERED: 'success',
  REJECTED: 'danger',
  CANCELED: 'danger',
} as const satisfies Record<string, Tone>;

const isIn = <Known extends object>(statuses: Known, status: string): status is keyof Known & string =>
  status in statuses;

function useMeaning(status: string, isCard: boolean) {
  const text = useText();
  if (isCard) {
    return isIn(knownOfCards, status) && { tone: knownOfCards[status], words: text(`orders.cardStatus.${status}`) };
  }
  return isIn(known, status) && { tone: known[status], words: text(`orders.status.${status}`) };
}

/** What a status means, where we know, and beside it the status as the bank says it. */
export function OrderStatus({ status, isCard = false }: { status: string; isCard?: boolean }) {
  const meaning = useMeaning(status, isCard);
  if (!meaning) return <Badge>{status}</Badge>;
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2 gap-y-0.5 md:justify-start xl:flex-nowrap xl:whitespace-nowrap">
      <Badge tone={meaning.tone}>{meaning.words}</Badge>
      <span className="text-sm text-text-muted">{status}</span>
    </span>
  );
}
