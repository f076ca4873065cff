import { Button, Dialog } from '@taga/ui';
import { useText } from '@taga/web/text';
import { useEffect, useState } from 'react';
import { forgetVerifiedEmail } from '../../lib/access/session/verified-email.ts';

/** Congratulates once, when somebody comes from the link of the e-mail: the page shows it to nobody else. */
export function VerifiedEmailDialog() {
  const text = useText();
  const [isShown, setIsShown] = useState(true);
  const dismiss = () => setIsShown(false);
  useEffect(forgetVerifiedEmail, []);

  if (!isShown) return null;
  return (
    <Dialog
      open
      onClose={dismiss}
      title={text('customer.verified.title')}
      closeText={text('customer.verified.close')}
      actions={<Button onClick={dismiss}>{text('customer.verified.ok')}</Button>}
    >
      <p>{text('customer.verified.text')}</p>
    </Dialog>
  );
}
