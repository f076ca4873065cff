import { existingCustomerDepositMmk } from '@taga/contract/constants';
import { Question } from '@taga/journey/question';
import { useSaveStep } from '@taga/journey/save-step';
import { StepFrame } from '@taga/journey/step-frame';
import { DoorScene } from '@taga/ui';
import { SubmitButton } from '@taga/web/form';
import { useLanguage, useText } from '@taga/web/text';
import { useState } from 'react';
import { ActionFailedDialog } from '../../../lib/access/action-failed/action-failed-dialog.tsx';
import { serviceOf } from '../../../lib/applications/services/service.ts';
import { groupsOfFour } from '../../../lib/fulfilment/account-number/groups-of-four.ts';
import { useDone } from '../done.ts';
import { useExistingOpening } from '../existing-opening.ts';
import { existingPage } from '../existing-page.tsx';
import { depositWords } from '../kyat-words.ts';

/** What was chosen, by name. */
function useChosenNames(): string[] {
  const text = useText();
  const language = useLanguage();
  const { application, journey } = useExistingOpening();
  const { services, chequeBook } = journey.getSaved().answers;
  const chosen = application.Services.filter(({ ServiceId }) => services.some((one) => one.serviceId === ServiceId));
  const names = chosen.map((record) => serviceOf(record, language).name);
  return [...names, ...(chequeBook.isWanted ? [text('existing.confirmation.chequeBook')] : [])];
}

/** Asks once more, and saves the answer. */
function AskServices() {
  const text = useText();
  const language = useLanguage();
  const { journey, isConfirmed } = useExistingOpening();
  const saving = useSaveStep(() => isConfirmed.set(true));
  // In one piece, wherever the line ends.
  const account = groupsOfFour(journey.getSaved().answers.existingAccount.number).replaceAll(' ', '\u00a0');
  const amount = depositWords(existingCustomerDepositMmk, text, language);
  return (
    <Question
      title={text('existing.confirmation.ask')}
      mainText={text('existing.confirmation.continue')}
      onAnswer={() => void saving.submit()}
      sending={saving}
    >
      <ul aria-label={text('existing.confirmation.services')} className="grid list-disc gap-2 pl-5 text-lg">
        {useChosenNames().map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p className="text-text-muted">{text('existing.confirmation.pays', { amount, account })}</p>
    </Question>
  );
}

/** The thanks come before the account, as documented; where it fails, they go. */
function Finish() {
  const text = useText();
  const { submitting, failed, forget } = useDone();
  const [hasFailed, setHasFailed] = useState(false);
  if (failed && !hasFailed) setHasFailed(true);
  return (
    <StepFrame
      title={text('existing.confirmation.thanks')}
      onSubmit={() => void submitting.submit()}
      actions={(formId) => (
        <SubmitButton type="submit" form={formId} sending={submitting} busyText={text('existing.confirmation.opening')}>
          {text('existing.confirmation.done')}
        </SubmitButton>
      )}
    >
      {!hasFailed && (
        <div className="w-56 max-w-full lg:hidden">
          <DoorScene progress={1} />
        </div>
      )}
      <p className="text-lg">{text(hasFailed ? 'existing.confirmation.failed' : 'existing.confirmation.created')}</p>
      {failed && <ActionFailedDialog domainError={failed} onClose={forget} />}
    </StepFrame>
  );
}

function Confirmation() {
  const { isConfirmed } = useExistingOpening();
  return isConfirmed.use() ? <Finish /> : <AskServices />;
}

export const Page = existingPage('confirmation', Confirmation);
