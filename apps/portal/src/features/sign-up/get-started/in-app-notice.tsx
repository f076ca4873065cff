import { Alert, Button } from '@taga/ui';
import { useText } from '@taga/web/text';
import { useState } from 'react';
import { paths } from '../../../config/paths.ts';

/** How to open the portal in the phone's browser. The address to copy carries nothing of what was typed. */
export function InAppNotice({ app }: { app: string }) {
  const text = useText();
  const [isCopied, setIsCopied] = useState(false);
  const address = `${window.location.origin}${paths.signUp()}`;

  async function copy() {
    await navigator.clipboard.writeText(address);
    setIsCopied(true);
  }

  return (
    <Alert tone="warning" title={text('signUp.inApp.title', { app })}>
      <div className="grid gap-2">
        <p>{text('signUp.inApp.text')}</p>
        <p>{text('signUp.inApp.how')}</p>
        <p className="font-mono break-all">{address}</p>
        <p className="text-text-muted">{text('signUp.inApp.kept')}</p>
        {/* Missing where the page did not come over a safe connection; the address can be copied by hand. */}
        {navigator.clipboard && (
          <Button variant="secondary" size="compact" className="justify-self-start" onClick={() => void copy()}>
            {text(isCopied ? 'signUp.inApp.copied' : 'signUp.inApp.copy')}
          </Button>
        )}
      </div>
    </Alert>
  );
}
