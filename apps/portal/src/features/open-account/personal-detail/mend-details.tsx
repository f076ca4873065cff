import { reportDetails } from '@taga/contract/endpoints/applications';
import { Alert, Button } from '@taga/ui';
import { useQuery, useQueryClient } from '@taga/web/data';
import { SubmitButton, useSubmit } from '@taga/web/form';
import { useLanguage, useText } from '@taga/web/text';
import { lazy, Suspense, useState } from 'react';
import type { CurrentProfile } from '../../../lib/customers/profile/use-profile.ts';
import { callApi } from '../../../lib/platform/api/call-api.ts';
import { useOpening } from '../opening-context.tsx';

// Who has made no mistake need not wait for the lists of places.
const CorrectDetails = lazy(async () => ({ default: (await import('./correct-details.tsx')).CorrectDetails }));

/** Whether something was reported, as the server was told last. */
function useReport() {
  const language = useLanguage();
  const { id, application } = useOpening();
  const queries = useQueryClient();
  const queryKey = ['details-reported', id];
  const initialData = application.DetailsReported ?? false;
  const { data: isReported } = useQuery({ queryKey, initialData, queryFn: () => initialData, staleTime: Infinity });
  const reporting = useSubmit(async (isWrong: boolean) => {
    await callApi(reportDetails, { body: { AuthorizationReqId: id, IsWrong: isWrong }, language });
    queries.setQueryData(queryKey, isWrong);
  });
  return { isReported, reporting };
}

/** Father's name and addresses are mended on the spot, unless the bank has them; anything else is told to staff in one press. */
export function MendDetails({ profile }: { profile: CurrentProfile }) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const [wasSaved, setWasSaved] = useState(false);
  const { isReported, reporting } = useReport();
  return (
    <div className="grid justify-items-start gap-3">
      {profile.MAY_CORRECT && (
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {text('personalDetail.review.correct')}
        </Button>
      )}
      <p role="status">{wasSaved && text('personalDetail.review.saved')}</p>
      {isReported ? (
        <Alert tone="success" live title={text('personalDetail.review.reported')} />
      ) : (
        <p className="text-text-muted">{text('personalDetail.review.reportHint')}</p>
      )}
      <SubmitButton
        variant="text"
        size="compact"
        className="-ml-edge"
        sending={reporting}
        onClick={() => void reporting.submit(!isReported)}
      >
        {text(isReported ? 'personalDetail.review.takeBack' : 'personalDetail.review.report')}
      </SubmitButton>
      {isOpen && (
        <Suspense>
          <CorrectDetails
            profile={profile}
            onClose={(isSaved) => {
              setIsOpen(false);
              setWasSaved(isSaved);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
