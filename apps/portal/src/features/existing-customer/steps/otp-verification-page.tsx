import { existingCustomerSteps } from '@taga/contract/journeys/existing-customer/outline';
import { placeOf } from '@taga/contract/journeys/journey';
import { useGoOn } from '@taga/journey/change-draft';
import { Question } from '@taga/journey/question';
import { Alert } from '@taga/ui';
import { CodeEntry, type SentCode, useCodeEntry } from '@taga/web/code-entry';
import { Redirect, useNavigate } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { useState } from 'react';
import { paths } from '../../../config/paths.ts';
import { CodeRecoveryLink } from '../../../lib/access/code-help/code-recovery-link.tsx';
import { forgetSentActivation } from '../../../lib/applications/opening/sent-activation.ts';
import { useExistingCode } from '../code.ts';
import { useExistingOpening } from '../existing-opening.ts';
import { existingPage } from '../existing-page.tsx';

/** The code was right: on to the next step, or back to Done for who has tried that before. */
function useRightCode() {
  const { journey, place, reload } = useExistingOpening();
  const navigate = useNavigate();
  const goOn = useGoOn(journey);
  return async () => {
    forgetSentActivation();
    if (place.isRetried) {
      await reload();
      navigate(journey.pathOf('confirmation'));
      return;
    }
    journey.setSaved({ ...journey.getSaved(), step: 'personal-detail' });
    goOn();
  };
}

function EnterCode({ sent }: { sent: SentCode }) {
  const text = useText();
  const code = useExistingCode();
  const goOn = useRightCode();
  const entry = useCodeEntry({
    onVerify: async (typed) => {
      const isRight = await code.verify(typed);
      if (isRight) await goOn();
      return isRight;
    },
    onResend: code.ask,
  });
  return (
    <Question
      title={text('existing.code.title')}
      mainText={text('existing.code.verify')}
      onAnswer={entry.verify}
      sending={entry.verifying}
    >
      {entry.isWrong && (
        <Alert tone="danger" live title={text('existing.code.invalid')}>
          <p>{text('existing.code.invalidText')}</p>
        </Alert>
      )}
      <CodeEntry
        entry={entry}
        sent={sent}
        nextStep={<CodeRecoveryLink href={paths.support()} label={text('existing.code.support')} />}
      />
    </Question>
  );
}

function RightCode() {
  const text = useText();
  return (
    <Question title={text('existing.code.rightTitle')}>
      <Alert tone="success" title={text('existing.code.rightText')} />
    </Question>
  );
}

/** Without a code on its way there is nothing to type: the step before sends one. */
function OtpVerification() {
  const { journey } = useExistingOpening();
  const code = useExistingCode();
  // A code that was right is forgotten before the page is left.
  const [opened] = useState(code.sent);
  const sent = code.sent ?? opened;
  const { step } = journey.useDraft();
  if (placeOf(existingCustomerSteps, step) > placeOf(existingCustomerSteps, 'otp-verification')) return <RightCode />;
  return sent ? <EnterCode sent={sent} /> : <Redirect to={journey.pathOf('bankaccount')} />;
}

export const Page = existingPage('otp-verification', OtpVerification);
