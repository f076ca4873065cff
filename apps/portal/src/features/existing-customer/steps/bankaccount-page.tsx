import { errorCodes } from '@taga/contract';
import { accountNumberDigits, existingCustomerDepositMmk } from '@taga/contract/constants';
import { payingClass } from '@taga/contract/journeys/existing-customer/outline';
import { existingAccountNumber } from '@taga/contract/rules/applications/account-number';
import { findProblem } from '@taga/contract/rules/fields/rule';
import { digitTyping } from '@taga/contract/rules/fields/typing';
import { formatNumber } from '@taga/i18n';
import { useAnswersForm } from '@taga/journey/answers-form';
import { Question } from '@taga/journey/question';
import { useSaveStep } from '@taga/journey/save-step';
import { findAccountClass } from '@taga/reference/account-classes';
import { existingAccountProductCodes } from '@taga/reference/existing-account-products';
import { Alert, Card, DescriptionList, Field, TextInput } from '@taga/ui';
import { ErrorAlert, isRefusedWith, useSubmit } from '@taga/web/form';
import { useLanguage, useText } from '@taga/web/text';
import { useState } from 'react';
import { limitedTyping } from '../../../lib/applications/introducers/limited-typing.ts';
import { type AccountResult, checkAccount } from '../check-account.ts';
import { useExistingCode } from '../code.ts';
import { useExistingOpening } from '../existing-opening.ts';
import { existingPage } from '../existing-page.tsx';
import { depositWords } from '../kyat-words.ts';
import { PayingAccounts } from '../paying-accounts.tsx';

const rule = existingAccountNumber(existingAccountProductCodes);
/** As the specification writes it: an account in the local currency. */
const payingLabel = `${payingClass}_${findAccountClass(payingClass)?.label}_LCY`;
const notAllowed = 'validation.existingAccount.notAllowed';

/** What pays, and what it pays for. */
function AboutAccounts() {
  const text = useText();
  const language = useLanguage();
  const { accountClass, currency } = useExistingOpening();
  const amount = depositWords(existingCustomerDepositMmk, text, language);
  return (
    <>
      <Card className="grid grid-cols-1">
        <DescriptionList
          rows={[
            { label: text('existing.account.classLabel'), value: payingLabel },
            { label: text('existing.account.currencyLabel'), value: currency },
            {
              label: text('existing.account.newLabel'),
              value: `${accountClass.label} ${accountClass.code} ${currency}`,
            },
          ]}
        />
      </Card>
      <Alert title={text('existing.account.infoTitle')}>
        <ul className="grid list-disc gap-1 pl-5">
          <li>{text('existing.account.infoKyc')}</li>
          <li>{text('existing.account.infoDeposit', { amount })}</li>
        </ul>
      </Alert>
    </>
  );
}

/** The account's two checks, then the save, then the code. */
function useContinue(number: string) {
  const language = useLanguage();
  const { journey } = useExistingOpening();
  const code = useExistingCode();
  const [result, setResult] = useState<AccountResult>('good');
  // Who comes back and changes nothing has proved it already.
  const saving = useSaveStep(async () => {
    if (journey.getSaved().step === 'otp-verification') await code.askUnlessSent();
  });
  const checking = useSubmit(async () => {
    const found = await checkAccount(number, language);
    setResult(found);
    if (found === 'good') await saving.submit();
  });
  const isBusy = checking.isBusy || saving.isBusy;
  const sending = { isBusy, isWaiting: checking.isWaiting || saving.isWaiting };
  return { result, setResult, submit: () => void checking.submit(), sending, domainError: saving.domainError };
}

function BankAccount() {
  const text = useText();
  const language = useLanguage();
  const { journey } = useExistingOpening();
  const form = useAnswersForm(journey, 'existingAccount');
  const { number } = form.values;
  const problem = findProblem(rule, number);
  const going = useContinue(number);
  const isNotAllowed = problem === notAllowed || going.result === 'notAllow';
  const { error: _, ...field } = form.field('number');
  const isOfCode = [errorCodes.codeResendsUsedUp, errorCodes.codeResendTooSoon].some((one) =>
    isRefusedWith(going.domainError, one),
  );

  function type(typed: string) {
    going.setResult('good');
    form.change({ number: typed });
  }

  return (
    <Question
      title={text('existing.account.title')}
      onAnswer={going.submit}
      mainText={text('existing.account.continue')}
      sending={going.sending}
      disabledReason={problem && text('existing.account.notYet')}
    >
      <PayingAccounts number={number} onChoose={type} />
      <Field
        {...field}
        label={text('existing.account.number')}
        hint={text('existing.account.numberHint', { digits: formatNumber(accountNumberDigits, language) })}
        error={isNotAllowed ? text(notAllowed) : undefined}
      >
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          value={number}
          onChange={limitedTyping(digitTyping, { value: number, max: accountNumberDigits, onValue: type })}
        />
      </Field>
      {going.result === 'insufficient' && (
        <Alert tone="danger" live title={text('existing.account.insufficient')}>
          <p>
            {text('existing.account.insufficientText', {
              amount: depositWords(existingCustomerDepositMmk, text, language),
            })}
          </p>
        </Alert>
      )}
      {going.result === 'notAllow' && (
        <Alert tone="danger" live title={text('existing.account.notAllow')}>
          <p>{text('existing.account.notAllowText')}</p>
        </Alert>
      )}
      {isOfCode && <ErrorAlert domainError={going.domainError} title={text('existing.account.codeNotSent')} />}
      <AboutAccounts />
    </Question>
  );
}

export const Page = existingPage('bankaccount', BankAccount);
