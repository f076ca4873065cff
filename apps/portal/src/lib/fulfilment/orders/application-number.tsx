import { useText } from '@taga/web/text';

/** The number under which an application can be talked about on the telephone. */
export function ApplicationNumber({ number }: { number: string }) {
  const text = useText();
  return (
    <p className="text-sm text-text-muted">
      {text('customer.application.number')}{' '}
      <span className="font-semibold whitespace-nowrap text-text tabular-nums">{number}</span>
    </p>
  );
}
