import {
  type IdentityFindings,
  type IdentityPart,
  type IdentityType,
  identityParts,
} from '@taga/contract/records/applications/identity-check';
import { partsOfReason, partsToRetake } from '@taga/contract/records/applications/identity-parts';
import { formatList } from '@taga/i18n';
import { Question } from '@taga/journey/question';
import { Alert, Button, CheckIcon, Spinner } from '@taga/ui';
import type { SubmitButtonProps } from '@taga/web/form';
import { useLanguage, useText } from '@taga/web/text';
import { labelOf } from '../../../lib/applications/identity-files/document-parts.ts';

interface ResultProps {
  onContinue: () => void;
  sending: SubmitButtonProps['sending'];
}

/** While the verifier works, at most 20 seconds: what is done and what is being done, and no bar that pretends. */
export function Checking() {
  const text = useText();
  return (
    <Question
      title={text('capture.checking.title')}
      lead={text('capture.checking.lead')}
      sending={{ isBusy: true, isWaiting: false }}
      onAnswer={() => {}}
    >
      <ol role="status" className="grid gap-3">
        <li className="flex items-center gap-3">
          <CheckIcon size={24} className="text-success" />
          {text('capture.checking.sent')}
        </li>
        <li className="flex items-center gap-3">
          <Spinner size={24} />
          {text('capture.checking.looking')}
        </li>
      </ol>
    </Question>
  );
}

export function Verified({ onContinue, sending }: ResultProps) {
  const text = useText();
  return (
    <Question
      title={text('capture.success.title')}
      onAnswer={onContinue}
      sending={sending}
      mainText={text('capture.result.continue')}
    >
      <Alert tone="success" title={text('capture.success.text')} />
    </Question>
  );
}

/** Nobody could say yes or no: a person will, and the customer goes on meanwhile. */
export function Undecided({ onContinue, sending }: ResultProps) {
  const text = useText();
  return (
    <Question
      title={text('capture.pending.title')}
      onAnswer={onContinue}
      sending={sending}
      mainText={text('capture.result.continue')}
    >
      <Alert title={text('capture.pending.text')} />
    </Question>
  );
}

interface FailureProps {
  idType: IdentityType;
  findings: IdentityFindings;
  onPrimary: () => void;
  /** Where another document will do. */
  onSecondary: (() => void) | undefined;
  onSkip: () => void;
}

/** The real reasons, each with what it is of; and what there is to take again, so that nobody takes what was good. */
export function Failure({ idType, findings, onPrimary, onSecondary, onSkip }: FailureProps) {
  const text = useText();
  const language = useLanguage();
  const { reasons, faultyPhotos } = findings;
  const namesOf = (parts: readonly IdentityPart[]) => {
    const labels = parts.map((part) => labelOf(part, idType)).filter((label) => label !== undefined);
    return formatList(
      labels.map((label) => text(label)),
      language,
    );
  };
  const [retaken, all] = [partsToRetake(findings), identityParts].map(namesOf);
  return (
    <Question
      title={text('capture.failure.title')}
      lead={text('capture.failure.text')}
      onAnswer={onPrimary}
      mainText={text('capture.failure.primary')}
    >
      {reasons.length > 0 && (
        <Alert tone="warning" title={text('capture.failure.why')}>
          <ul className="grid list-disc gap-1 pl-5">
            {reasons.map((reason) => (
              <li key={reason}>
                <span className="font-semibold">{namesOf(partsOfReason(reason, faultyPhotos))}</span>
                <br />
                {text(`capture.reason.${reason}`)}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {retaken && retaken !== all && <p>{text('capture.failure.only', { parts: retaken })}</p>}
      <div className="flex flex-wrap gap-3">
        {onSecondary && (
          <Button variant="secondary" onClick={onSecondary}>
            {text('capture.failure.secondary')}
          </Button>
        )}
        <Button variant="secondary" onClick={onSkip}>
          {text('capture.step.skip')}
        </Button>
      </div>
    </Question>
  );
}
