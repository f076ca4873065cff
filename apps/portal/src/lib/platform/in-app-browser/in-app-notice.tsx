import type { CatalogGroup } from '@taga/i18n';
import { Alert, Button } from '@taga/ui';
import { useCatalogs, useText } from '@taga/web/text';
import { useState } from 'react';

const words: readonly CatalogGroup[] = ['inApp'];

interface InAppNoticeProps {
  app: string;
  /** What to open in the phone's browser. It carries nothing of what was typed. */
  path: string;
  /** `ahead` where the camera is needed further on, `now` where it is needed here. */
  need: 'ahead' | 'now';
}

/** How to open the portal in the phone's browser. */
export function InAppNotice({ app, path, need }: InAppNoticeProps) {
  const text = useText();
  const [isCopied, setIsCopied] = useState(false);
  const hasWords = useCatalogs(words);
  const address = `${window.location.origin}${path}`;

  async function copy() {
    await navigator.clipboard.writeText(address);
    setIsCopied(true);
  }

  if (!hasWords) return null;
  return (
    <Alert tone="warning" title={text('inApp.title', { app })}>
      <div className="grid gap-2">
        <p>{text(`inApp.${need}`)}</p>
        <p>{text('inApp.how')}</p>
        <p className="font-mono break-all">{address}</p>
        <p className="text-text-muted">{text(need === 'ahead' ? 'inApp.kept' : 'inApp.keptByBank')}</p>
        {/* Missing where the page did not come over a safe connection; the address can be copied by hand. */}
        {navigator.clipboard && (
          <Button variant="secondary" size="compact" className="justify-self-start" onClick={() => void copy()}>
            {text(isCopied ? 'inApp.copied' : 'inApp.copy')}
          </Button>
        )}
      </div>
    </Alert>
  );
}
