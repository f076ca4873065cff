import { Question } from '@taga/journey/question';
import { Link, Spinner } from '@taga/ui';
import { CodeEntry, type CodeVia, readSentCode, type SentCode, useCodeEntry } from '@taga/web/code-entry';
import { ErrorAlert, useSubmit } from '@taga/web/form';
import { RouterLink } from '@taga/web/navigation';
import { useLanguage, useText } from '@taga/web/text';
import { useEffect, useRef } from 'react';
import { paths } from '../../../config/paths.ts';
import { CodeRecoveryLink } from '../../access/code-help/code-recovery-link.tsx';
import { callApi } from '../../platform/api/call-api.ts';
import { isWorthSaving, saveSentActivation, useSentActivation } from '../opening/sent-activation.ts';
import { endpointsOf } from './endpoints.ts';
import { useKindApplication } from './kind-pages.ts';
import { useSubmitApplication } from './submit-application.ts';

/** The code with which the application is submitted: sent on arrival unless one is on its way. */
function useSubmissionCode() {
  const language = useLanguage();
  const { pages, findDocNumber } = useKindApplication();
  const docNumber = findDocNumber() ?? '';
  const sent = useSentActivation(docNumber);
  const submit = useSubmitApplication();

  async function ask(via: CodeVia) {
    const { Data } = await callApi(endpointsOf(pages).sendCode, { body: { DOCNumber: docNumber, VIA: via }, language });
    const now = Date.now();
    saveSentActivation(docNumber, readSentCode(Data, now, sent), now);
  }

  const asking = useSubmit(ask);
  const arrived = useRef(asking.submit);
  useEffect(() => {
    if (!isWorthSaving(docNumber, Date.now())) void arrived.current('SMS');
  }, [docNumber]);
  const entry = useCodeEntry({
    onVerify: (typed) => submit({ OTPRefNo: sent?.reference ?? '', OTPCode: typed }),
    onResend: ask,
  });
  return { sent, asking, entry };
}

function EnterCode({ entry, sent }: { entry: ReturnType<typeof useCodeEntry>; sent: SentCode }) {
  const text = useText();
  const nextStep = <CodeRecoveryLink href={paths.support()} label={text('application.code.support')} />;
  return (
    <Question
      title={text('application.code.title')}
      mainText={text('application.code.submit')}
      onAnswer={entry.verify}
      sending={entry.verifying}
    >
      <CodeEntry entry={entry} sent={sent} nextStep={nextStep} />
    </Question>
  );
}

/** The last step: a code proves that it is the customer who submits. */
export function Code() {
  const text = useText();
  const { sent, asking, entry } = useSubmissionCode();
  if (sent) return <EnterCode entry={entry} sent={sent} />;
  return (
    <Question
      title={text('application.code.title')}
      mainText={text('application.code.again')}
      onAnswer={() => void asking.submit('SMS')}
      sending={asking}
    >
      {asking.isBusy && (
        <p role="status" className="flex items-center gap-3">
          <Spinner />
          {text('application.code.sending')}
        </p>
      )}
      <ErrorAlert domainError={asking.domainError} title={text('application.code.notSent')}>
        <Link as={RouterLink} standalone href={paths.support()}>
          {text('application.code.support')}
        </Link>
      </ErrorAlert>
    </Question>
  );
}
