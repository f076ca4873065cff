import { Dialog } from '@taga/ui';
import { useCatalogs, useText } from '@taga/web/text';
import { useState } from 'react';
import type { OpenSession } from '../../lib/access/session/session.ts';
import { StayForm } from './stay-form.tsx';
import { TimeLeft } from './time-left.tsx';

const words = ['forms', 'sessionEnd'] as const;

/** Two minutes before the end: a new sign-in on the spot, with the page behind it left as it is. */
export function EndWarning({ session }: { session: OpenSession }) {
  const text = useText();
  const hasWords = useCatalogs(words);
  const [isDismissed, setIsDismissed] = useState(false);
  if (!hasWords || isDismissed) return null;
  const dismiss = () => setIsDismissed(true);
  return (
    <Dialog
      open
      onClose={dismiss}
      title={text('sessionEnd.warning.title')}
      closeText={text('sessionEnd.warning.later')}
    >
      <div className="grid gap-5">
        <TimeLeft untilMs={session.expiresAtMs} />
        <p>{text('sessionEnd.warning.text')}</p>
        <StayForm loginId={session.customer.loginId} />
      </div>
    </Dialog>
  );
}
