import { maxRemark } from '@taga/contract/constants';
import {
  confirmDetailCorrection,
  sendBackDetailCorrection,
  withdrawDetailCorrection,
} from '@taga/contract/endpoints/desk/detail-corrections';
import type { DetailCorrection } from '@taga/contract/records/desk/detail-corrections';
import { Button, Field, Textarea } from '@taga/ui';
import { ErrorAlert, SubmitButton } from '@taga/web/form';
import { useText } from '@taga/web/text';
import { useState } from 'react';
import { useDeskAction } from '../../../lib/api/use-desk.ts';
import { Changes } from '../../../lib/details/changes.tsx';
import { useMay, useOwnStaff } from '../../../lib/staff/current-staff.ts';
import { Moment } from '../../../lib/time/moment.tsx';
import { touchedByDetails } from './touched.ts';

interface ProposedProps {
  customerId: string;
  correction: DetailCorrection;
}

/** What waits for somebody else: old beside new, why, and who wants it. */
export function Proposed({ customerId, correction }: ProposedProps) {
  const text = useText();
  const { items, before, after, reason, by, at } = correction;
  return (
    <section
      aria-label={text('deskCustomers.details.waiting')}
      className="grid gap-3 border-l-4 border-primary bg-primary-tint px-4 py-3"
    >
      <h3 className="text-base">{text('deskCustomers.details.waiting')}</h3>
      <Changes items={items} before={before} after={after} />
      <p className="wrap-anywhere">
        <span className="text-text-muted">{text('deskCustomers.details.reason')} ·</span> {reason}
      </p>
      <p className="text-text-muted">
        {text('deskCustomers.details.by', { name: by?.name ?? '' })} · <Moment at={at} />
      </p>
      <Deciding customerId={customerId} correction={correction} />
    </section>
  );
}

/** The maker may withdraw it, anybody else with the role decides. */
function Deciding({ customerId, correction }: ProposedProps) {
  const text = useText();
  const may = useMay();
  const isOwn = useOwnStaff()?.id === correction.by?.staffId;
  const named = { customerId, correctionId: correction.correctionId };
  const withdrawing = useDeskAction(withdrawDetailCorrection, touchedByDetails);
  const confirming = useDeskAction(confirmDetailCorrection, touchedByDetails);
  const [isSendingBack, setIsSendingBack] = useState(false);
  const domainError = withdrawing.domainError ?? confirming.domainError;
  return (
    <>
      <ErrorAlert domainError={domainError} title={text('deskCustomers.failure')} />
      {isOwn && may(withdrawDetailCorrection) && (
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton
            variant="secondary"
            size="compact"
            sending={withdrawing}
            onClick={() => void withdrawing.submit({ body: named })}
          >
            {text('deskCustomers.details.withdraw')}
          </SubmitButton>
          <span className="text-text-muted">{text('deskCustomers.details.ownProposal')}</span>
        </div>
      )}
      {!isOwn && may(confirmDetailCorrection) && !isSendingBack && (
        <div className="flex flex-wrap gap-3">
          <SubmitButton size="compact" sending={confirming} onClick={() => void confirming.submit({ body: named })}>
            {text('deskCustomers.details.confirm')}
          </SubmitButton>
          <Button variant="secondary" size="compact" onClick={() => setIsSendingBack(true)}>
            {text('deskCustomers.details.sendBack')}
          </Button>
        </div>
      )}
      {isSendingBack && <SendingBack named={named} onCancel={() => setIsSendingBack(false)} />}
    </>
  );
}

interface SendingBackProps {
  named: { readonly customerId: string; readonly correctionId: string };
  onCancel: () => void;
}

function SendingBack({ named, onCancel }: SendingBackProps) {
  const text = useText();
  const [remark, setRemark] = useState('');
  const sending = useDeskAction(sendBackDetailCorrection, touchedByDetails);
  return (
    <div className="grid gap-3">
      <ErrorAlert domainError={sending.domainError} title={text('deskCustomers.failure')} />
      <Field label={text('deskCustomers.details.why')}>
        <Textarea maxLength={maxRemark} value={remark} onChange={({ target }) => setRemark(target.value)} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <SubmitButton
          size="compact"
          sending={sending}
          disabledReason={remark.trim() ? undefined : text('deskCustomers.details.whyMissing')}
          onClick={() => void sending.submit({ body: { ...named, remark: remark.trim() } })}
        >
          {text('deskCustomers.details.sendBack')}
        </SubmitButton>
        <Button variant="secondary" size="compact" onClick={onCancel}>
          {text('deskCustomers.details.cancel')}
        </Button>
      </div>
    </div>
  );
}
