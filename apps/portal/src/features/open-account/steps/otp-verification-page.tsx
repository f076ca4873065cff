import { formatNumber } from '@taga/i18n';
import { Question } from '@taga/journey/question';
import { StepFrame } from '@taga/journey/step-frame';
import { Alert, Button, Link, Spinner } from '@taga/ui';
import { CodeEntry, type SentCode } from '@taga/web/code-entry';
import { ErrorAlert, SubmitButton } from '@taga/web/form';
import { RouterLink } from '@taga/web/navigation';
import { useLanguage, useText } from '@taga/web/text';
import { paths } from '../../../config/paths.ts';
import { CodeRecoveryLink } from '../../../lib/access/code-help/code-recovery-link.tsx';
import { useActivationCode } from '../ending/activation-code.ts';
import { useSubmitApplication } from '../ending/submit-application.ts';
import { openingPage } from '../opening-page.tsx';

type Activation = ReturnType<typeof useActivationCode>;

/** Nothing can be typed before a code is on its way. */
function Sending({ asking }: Pick<Activation, 'asking'>) {
  const text = useText();
  return (
    <Question
      title={text('openingEnd.code.title')}
      mainText={text('openingEnd.code.askAgain')}
      onAnswer={() => void asking.submit('SMS')}
      sending={asking}
    >
      {asking.isBusy && (
        <p role="status" className="flex items-center gap-3">
          <Spinner />
          {text('openingEnd.code.sending')}
        </p>
      )}
      <ErrorAlert domainError={asking.domainError} title={text('openingEnd.code.notSent')}>
        <Link as={RouterLink} standalone href={paths.support()}>
          {text('openingEnd.code.support')}
        </Link>
      </ErrorAlert>
    </Question>
  );
}

function EnterCode({ entry, sent }: Pick<Activation, 'entry'> & { sent: SentCode }) {
  const text = useText();
  return (
    <Question
      title={text('openingEnd.code.title')}
      mainText={text('openingEnd.code.verify')}
      onAnswer={entry.verify}
      sending={entry.verifying}
    >
      <CodeEntry
        entry={entry}
        sent={sent}
        nextStep={<CodeRecoveryLink href={paths.support()} label={text('openingEnd.code.support')} />}
      />
    </Question>
  );
}

function RightCode({ isSubmitted }: Pick<Activation, 'isSubmitted'>) {
  const text = useText();
  const submitting = useSubmitApplication();
  return (
    <Question
      title={text('openingEnd.code.rightTitle')}
      mainText={text('openingEnd.code.continue')}
      onAnswer={() => void submitting.submit()}
      sending={submitting}
    >
      <Alert tone="success" title={text(isSubmitted ? 'openingEnd.code.submittedText' : 'openingEnd.code.rightText')} />
    </Question>
  );
}

/** What trying again will do. */
const afterWrong = { SMS: 'openingEnd.code.wrongText', EMAIL: 'openingEnd.code.wrongTextEmail' } as const;

function WrongCode({ nextVia, sent, tryAgain, enterAgain, entry: { resending } }: Activation) {
  const text = useText();
  const language = useLanguage();
  const again = text('openingEnd.code.enterAgain');
  const triesLeft = sent?.triesLeft ?? 0;
  return (
    <StepFrame
      title={text('openingEnd.code.wrongTitle')}
      onSubmit={nextVia ? tryAgain : enterAgain}
      actions={(formId) => (
        <SubmitButton type="submit" form={formId} sending={resending}>
          {nextVia ? text('openingEnd.code.tryAgain') : again}
        </SubmitButton>
      )}
    >
      <Alert tone="danger" title={text(nextVia ? afterWrong[nextVia] : 'form.code.noneLeft')} />
      {triesLeft > 0 && (
        <>
          <p>{text('openingEnd.code.triesLeft', { count: formatNumber(triesLeft, language) })}</p>
          {nextVia && (
            <Button variant="secondary" className="sm:justify-self-start" onClick={enterAgain}>
              {again}
            </Button>
          )}
        </>
      )}
      <ErrorAlert domainError={resending.domainError} title={text('openingEnd.code.notSent')} />
      <Link as={RouterLink} standalone href={paths.support()}>
        {text('openingEnd.code.support')}
      </Link>
    </StepFrame>
  );
}

function OtpVerification() {
  const activation = useActivationCode();
  const { state, sent } = activation;
  if (state === 'right') return <RightCode {...activation} />;
  if (state === 'wrong') return <WrongCode {...activation} />;
  return sent ? <EnterCode entry={activation.entry} sent={sent} /> : <Sending {...activation} />;
}

export const Page = openingPage({ 'otp-verification': OtpVerification });
