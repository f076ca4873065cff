import { verifyAudit } from '@taga/contract/endpoints/desk/audit';
import type { AuditVerification } from '@taga/contract/records/desk/audit';
import { formatNumber } from '@taga/i18n';
import { Alert } from '@taga/ui';
import { ErrorAlert, SubmitButton } from '@taga/web/form';
import { useLanguage, useText } from '@taga/web/text';
import { useState } from 'react';
import { useDeskAction } from '../../lib/api/use-desk.ts';

function Outcome({ found }: { found: AuditVerification }) {
  const text = useText();
  const language = useLanguage();
  const { entries, firstBroken, last, progress } = found;
  if (progress) {
    const values = { count: formatNumber(entries, language), total: formatNumber(progress.total, language) };
    return (
      <Alert live title={text('deskAudit.verify.progress', values)}>
        <p>{text('deskAudit.verify.background')}</p>
      </Alert>
    );
  }
  if (firstBroken) {
    return (
      <Alert tone="danger" live title={text('deskAudit.verify.broken')}>
        <p>
          {text(`deskAudit.fault.${firstBroken.fault}`)}{' '}
          {firstBroken.id !== null && text('deskAudit.verify.first', { id: firstBroken.id })}
        </p>
      </Alert>
    );
  }
  return (
    <Alert tone="success" live title={text('deskAudit.verify.whole', { count: formatNumber(entries, language) })}>
      {last && (
        <p className="wrap-anywhere">
          {text('deskAudit.verify.last')} <code className="font-mono">{last.hash}</code>
        </p>
      )}
    </Alert>
  );
}

/** Has the whole chain walked, and says whether every entry stands as it was written. */
export function Verification() {
  const text = useText();
  const [found, setFound] = useState<AuditVerification>();
  const sending = useDeskAction(verifyAudit, [], setFound);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <p className="grow text-text-muted">{text('deskAudit.lead')}</p>
        <SubmitButton
          size="compact"
          sending={sending}
          busyText={text('deskAudit.verify.busy')}
          onClick={() => void sending.submit({})}
        >
          {text('deskAudit.verify.button')}
        </SubmitButton>
      </div>
      <ErrorAlert domainError={sending.domainError} title={text('deskAudit.verify.failure')} />
      {found && <Outcome found={found} />}
    </div>
  );
}
