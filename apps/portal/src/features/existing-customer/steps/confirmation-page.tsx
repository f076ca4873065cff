import { existingCustomerDepositMmk } from '@taga/contract/constants';
import { Question } from '@taga/journey/question';
import { useSaveStep } from '@taga/journey/save-step';
import { StepFrame } from '@taga/journey/step-frame';
import { Alert, DoorScene } from '@taga/ui';
import { type DomainError, SubmitButton } from '@taga/web/form';
import { useNavigate } from '@taga/web/navigation';
import { useLanguage, useText } from '@taga/web/text';
import { useState } from 'react';
import { paths } from '../../../config/paths.ts';
import { ActionFailedDialog } from '../../../lib/access/action-failed/action-failed-dialog.tsx';
import { serviceOf } from '../../../lib/applications/services/service.ts';
import { AccountNumber } from '../../../lib/fulfilment/account-number/account-number.tsx';
import { groupsOfFour } from '../../../lib/fulfilment/account-number/groups-of-four.ts';
import { type Creation, type OpenedAccount, useCreation } from '../creation.ts';
import { useExistingOpening } from '../existing-opening.ts';
import { existingPage } from '../existing-page.tsx';
import { depositWords } from '../kyat-words.ts';
import type { ChequeBookOutcome } from '../order-cheque-book.ts';

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

/** What became of the cheque book: the account is open whatever the bank says about it. */
function ChequeBookNotice({ outcome }: { outcome: ChequeBookOutcome }) {
  const text = useText();
  if (outcome.kind === 'none') return null;
  if (outcome.kind === 'paid') return <Alert tone="success" live title={text('existing.confirmation.charges')} />;
  return (
    <Alert tone="warning" live title={text('existing.confirmation.noChequeBook')}>
      <p>{text(`existing.confirmation.${outcome.kind}`)}</p>
    </Alert>
  );
}

function Opened({ opened: { accountNumber, chequeBook } }: { opened: OpenedAccount }) {
  const text = useText();
  return (
    <>
      <div className="w-56 max-w-full lg:hidden">
        <DoorScene progress={1} />
      </div>
      <p className="text-lg">{text('existing.confirmation.created')}</p>
      <div>
        <p className="text-text-muted">{text('existing.confirmation.number')}</p>
        <AccountNumber value={accountNumber} />
      </div>
      <ChequeBookNotice outcome={chequeBook} />
    </>
  );
}

function Told({ creation }: { creation: Creation }) {
  const text = useText();
  if (creation.kind === 'open') return <Opened opened={creation.opened} />;
  return <p className="text-lg">{text(`existing.confirmation.${creation.kind}`)}</p>;
}

/** Why the bank said no, to the account or to its cheque book. */
function refusalOf(creation: Creation): DomainError | undefined {
  if (creation.kind === 'failed' || creation.kind === 'rejected') return creation.domainError;
  if (creation.kind !== 'open') return undefined;
  const { chequeBook } = creation.opened;
  return chequeBook.kind === 'unpaid' || chequeBook.kind === 'refused' ? chequeBook.domainError : undefined;
}

/** The account is being opened, then it is there. Done leads on, and asks again where there is something to ask for. */
function Finish() {
  const text = useText();
  const navigate = useNavigate();
  const { creation, asking } = useCreation();
  const [read, setRead] = useState<DomainError>();
  const refusal = refusalOf(creation);
  const isOver = creation.kind === 'open' || creation.kind === 'rejected';
  return (
    <StepFrame
      title={text('existing.confirmation.thanks')}
      onSubmit={() => (isOver ? navigate(paths.accounts()) : void asking.submit())}
      actions={(formId) => (
        <SubmitButton type="submit" form={formId} sending={asking} busyText={text('existing.confirmation.opening')}>
          {text('existing.confirmation.done')}
        </SubmitButton>
      )}
    >
      <div aria-live="polite" className="grid gap-6">
        <Told creation={creation} />
      </div>
      {refusal && refusal !== read && <ActionFailedDialog domainError={refusal} onClose={() => setRead(refusal)} />}
    </StepFrame>
  );
}

function Confirmation() {
  const { isConfirmed } = useExistingOpening();
  return isConfirmed.use() ? <Finish /> : <AskServices />;
}

export const Page = existingPage('confirmation', Confirmation);
