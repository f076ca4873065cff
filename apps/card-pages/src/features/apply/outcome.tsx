import { Button, CheckIcon, Door } from '@taga/ui';
import { Notice } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { tellHost } from '../../lib/host/host.ts';
import type { Application } from './application.ts';

function ToOrder({ application: { DOCNumber } }: { application: Application }) {
  const text = useText();
  if (!DOCNumber) return null;
  return <Button onClick={() => tellHost({ type: 'LEAVE', order: DOCNumber })}>{text('cardPages.sent.order')}</Button>;
}

/** It is with the bank: what happens next, and where to see it. */
export function Sent({ application }: { application: Application }) {
  const text = useText();
  return (
    <Notice
      picture={
        <span className="mx-auto flex size-16 items-center justify-center rounded-full bg-success-tint text-success-strong">
          <CheckIcon size={24} />
        </span>
      }
      title={text('cardPages.sent.title')}
    >
      <p>{text('cardPages.sent.text')}</p>
      <ToOrder application={application} />
    </Notice>
  );
}

const closed = ['PENDING', 'APPROVED', 'DELIVERED', 'REJECTED', 'CANCELED'] as const;

/** Nothing to fill in: it is being reviewed, or decided. */
export function Closed({ application }: { application: Application }) {
  const text = useText();
  const status = closed.find((known) => known === application.Status) ?? 'PENDING';
  return (
    <Notice picture={<Door size={96} className="mx-auto" />} title={text(`cardPages.closed.${status}`)}>
      <p>{text('cardPages.closed.text')}</p>
      <ToOrder application={application} />
    </Notice>
  );
}
