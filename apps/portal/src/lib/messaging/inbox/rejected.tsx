import type { Rejection, RejectionReason } from '@taga/contract/records/messaging/message';
import { keepPhrases } from '@taga/i18n';
import { Alert, ButtonLink } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useCatalogs, useText } from '@taga/web/text';
import { useId } from 'react';
import { paths } from '../../../config/paths.ts';
import { StaffRemark } from '../staff-remark/staff-remark.tsx';
import { againPath } from './again-path.ts';

function Reason({ reason }: { reason: RejectionReason }) {
  return (
    <li className="pl-1 marker:font-semibold">
      <span className="font-semibold">{keepPhrases(reason.Category)}</span>
      <ul className="grid gap-2 pt-1">
        {reason.SubCategory.map(({ Message, Description }) => (
          <li key={Message}>
            <p>{keepPhrases(Message)}</p>
            {Description.map(({ Content }) => (
              <p key={Content} className="text-text-muted">
                {keepPhrases(Content)}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** An order has them too, where the rest of the inbox is not needed. */
const words = ['inbox'] as const;

/** Why a request was not accepted, and what to do about it. */
export function Rejected({ rejection }: { rejection: Rejection }) {
  const text = useText();
  const titleId = useId();
  const hasWords = useCatalogs(words);
  if (!hasWords) return null;
  const { Remark, Reason: reasons, Kind } = rejection;
  return (
    <>
      <Alert tone="warning" title={text('inbox.rejected.sorry')}>
        {Remark && <StaffRemark words={Remark} />}
      </Alert>
      {reasons && reasons.length > 0 && (
        <section aria-labelledby={titleId} className="grid gap-3">
          <h2 id={titleId} className="text-lg">
            {text('inbox.rejected.reasons')}
          </h2>
          <ol className="grid list-decimal gap-4 pl-5">
            {reasons.map((reason) => (
              <Reason key={reason.Category} reason={reason} />
            ))}
          </ol>
        </section>
      )}
      <div className="flex flex-col gap-3 sm:flex-row">
        <ButtonLink as={RouterLink} href={againPath(Kind)}>
          {text('inbox.rejected.tryAgain')}
        </ButtonLink>
        <ButtonLink as={RouterLink} variant="secondary" href={paths.support()}>
          {text('inbox.rejected.service')}
        </ButtonLink>
      </div>
    </>
  );
}
