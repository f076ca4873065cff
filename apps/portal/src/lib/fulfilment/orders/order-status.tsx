import { type FormKind, formText } from '@taga/contract/kinds/form';
import type { CasePlace } from '@taga/contract/kinds/kind';
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
  IN_PRODUCTION: 'primary',
  READY: 'success',
  DELIVERED: 'success',
  COMPLETED: 'success',
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

interface StatusProps {
  status: string;
  /** On the page of an order the bank's own word stands beside ours. */
  isDetail?: boolean;
}

function Meaning({ status, isDetail, tone, words }: StatusProps & { tone: Tone; words: string }) {
  if (!isDetail) return <Badge tone={tone}>{words}</Badge>;
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2 gap-y-0.5 md:justify-start xl:flex-nowrap xl:whitespace-nowrap">
      <Badge tone={tone}>{words}</Badge>
      <span className="text-sm text-text-muted">{status}</span>
    </span>
  );
}

/** What a status means; as the bank says it where we do not know. */
export function OrderStatus({ isCard = false, ...shown }: StatusProps & { isCard?: boolean }) {
  const meaning = useMeaning(shown.status, isCard);
  return meaning ? <Meaning {...shown} {...meaning} /> : <Badge>{shown.status}</Badge>;
}

const tones: Readonly<Record<CasePlace, Tone>> = {
  WAITING: 'primary',
  CORRECTION: 'warning',
  OPENING: 'success',
  COMPLETED: 'success',
  REJECTED: 'danger',
};

/** The same of a kind that brings its own words. */
export function FormOrderStatus({ kind, ...shown }: StatusProps & { kind: FormKind }) {
  const text = useText();
  const place = kind.statuses[shown.status];
  if (!place) return <Badge>{shown.status}</Badge>;
  return <Meaning {...shown} tone={tones[place]} words={text(formText(kind, 'status', shown.status))} />;
}
