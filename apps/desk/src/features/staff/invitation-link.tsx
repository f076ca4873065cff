import type { Invitation } from '@taga/contract/records/desk/staff';
import { Alert, Button, CopyIcon } from '@taga/ui';
import { useText } from '@taga/web/text';
import { useState } from 'react';
import { Moment } from '../../lib/time/moment.tsx';

/** Shown once, to be handed over by the person who invited: the bank's own way to its people is the safest. */
export function InvitationLink({ invitation }: { invitation: Invitation }) {
  const text = useText();
  // Whole, as it has to be to open anywhere else: the server gives the path alone.
  const link = new URL(invitation.link, window.location.origin).href;
  const [isCopied, setIsCopied] = useState(false);

  async function copy() {
    await navigator.clipboard.writeText(link);
    setIsCopied(true);
  }

  return (
    <Alert tone="success" live title={text('deskStaff.link.title')}>
      <div className="grid justify-items-start gap-2">
        <p>
          {text('deskStaff.link.text')} <Moment at={invitation.expiresAt} />
        </p>
        <code lang="en" className="font-mono wrap-anywhere">
          {link}
        </code>
        <Button variant="secondary" size="compact" onClick={() => void copy()}>
          <CopyIcon />
          <span role="status">{text(isCopied ? 'desk.enrol.copied' : 'desk.enrol.copy')}</span>
        </Button>
      </div>
    </Alert>
  );
}
