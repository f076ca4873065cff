import { Button, CopyIcon } from '@taga/ui';
import { QrCode } from '@taga/web/qr-code';
import { useText } from '@taga/web/text';
import { useState } from 'react';

interface EnrolmentProps {
  secret: string;
  /** What the square says: the secret, and whose it is. */
  uri: string;
}

const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** Shown once: the secret for an authenticator app, as a square to scan and as letters to type. */
export function Enrolment({ secret, uri }: EnrolmentProps) {
  const text = useText();
  const [isCopied, setIsCopied] = useState(false);

  async function copy() {
    await navigator.clipboard.writeText(secret);
    setIsCopied(true);
  }

  return (
    <section className="grid gap-4">
      <h2 className="text-lg">{text('desk.enrol.title')}</h2>
      <p>{text('desk.enrol.text')}</p>
      <div className="flex flex-wrap items-center gap-5">
        <div className="w-48">
          <QrCode value={uri} label={text('desk.enrol.square')} />
        </div>
        <div className="grid gap-2">
          <p className="text-text-muted">{text('desk.enrol.byHand')}</p>
          <code lang="en" className="font-mono text-lg wrap-anywhere">
            {inGroups(secret)}
          </code>
          <Button variant="secondary" size="compact" className="justify-self-start" onClick={() => void copy()}>
            <CopyIcon />
            <span role="status">{text(isCopied ? 'desk.enrol.copied' : 'desk.enrol.copy')}</span>
          </Button>
        </div>
      </div>
    </section>
  );
}
