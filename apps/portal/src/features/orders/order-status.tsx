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

const isKnown = (status: string): status is keyof typeof known => status in known;

/** What a status means, where we know, and beside it the status as the bank says it. */
export function OrderStatus({ status }: { status: string }) {
  const text = useText();
  if (!isKnown(status)) return <Badge>{status}</Badge>;
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2 gap-y-0.5 md:justify-start xl:flex-nowrap xl:whitespace-nowrap">
      <Badge tone={known[status]}>{text(`orders.status.${status}`)}</Badge>
      <span className="text-sm text-text-muted">{status}</span>
    </span>
  );
}
