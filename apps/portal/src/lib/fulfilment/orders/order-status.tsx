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

function Meaning({ status, tone, words }: { status: string; tone: Tone; words: string }) {
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2 gap-y-0.5 md:justify-start xl:flex-nowrap xl:whitespace-nowrap">
      <Badge tone={tone}>{words}</Badge>
      <span className="text-sm text-text-muted">{status}</span>
    </span>
  );
}

/** What a status means, where we know, and beside it the status as the bank says it. */
export function OrderStatus({ status, isCard = false }: { status: string; isCard?: boolean }) {
  const meaning = useMeaning(status, isCard);
  return meaning ? <Meaning status={status} {...meaning} /> : <Badge>{status}</Badge>;
}

const tones: Readonly<Record<CasePlace, Tone>> = {
  WAITING: 'primary',
  CORRECTION: 'warning',
  OPENING: 'success',
  COMPLETED: 'success',
  REJECTED: 'danger',
};

/** The same of a kind that brings its own words. */
export function FormOrderStatus({ kind, status }: { kind: FormKind; status: string }) {
  const text = useText();
  const place = kind.statuses[status];
  if (!place) return <Badge>{status}</Badge>;
  return <Meaning status={status} tone={tones[place]} words={text(formText(kind, 'status', status))} />;
}
