import { handOverDigits } from '@taga/contract/constants';
import { handOverNumber } from '@taga/contract/rules/applications/hand-over-number';
import { findAccountClass } from '@taga/reference/account-classes';
import { Button, CodeField, DescriptionList, Field, FormActions } from '@taga/ui';
import { checkFields, domainErrorTexts, FormProblems, type Submit, SubmitButton, useForm } from '@taga/web/form';
import { EntryForm, PageHeading } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { useEffect } from 'react';
import type { HandedQuestion } from './use-handed-task.ts';

interface IsThisYouProps {
  question: HandedQuestion;
  confirming: Submit<[string]>;
  onDecline: () => void;
}

/** Whom the link is for. Somebody who was sent someone else's link sees another name, and has no computer with a number. */
export function IsThisYou({ question, confirming, onDecline }: IsThisYouProps) {
  const text = useText();
  const form = useForm({
    initial: { number: '' },
    check: (values) => checkFields(values, { number: handOverNumber }),
  });
  const { domainError } = confirming;
  const { id, error } = form.field('number');
  // The error is read out with the field, and the next number can be typed at once.
  useEffect(() => {
    if (domainError) document.getElementById(id)?.focus();
  }, [domainError, id]);

  function change(number: string) {
    confirming.forget();
    form.change({ number });
  }

  return (
    <div className="mx-auto flex w-full max-w-form grow flex-col gap-6 px-4 py-8">
      <PageHeading title={text('handOver.confirm.title')} lead={text('handOver.confirm.lead')} />
      <DescriptionList
        stacked
        rows={[
          { label: text('handOver.confirm.name'), value: question.ApplicantName },
          { label: text('handOver.confirm.account'), value: useAccountName(question) },
        ]}
      />
      <EntryForm
        onSubmit={() => form.isValid() && void confirming.submit(form.values.number)}
        actions={
          <FormActions>
            <SubmitButton type="submit" sending={confirming}>
              {text('handOver.confirm.yes')}
            </SubmitButton>
            <Button variant="secondary" onClick={onDecline}>
              {text('handOver.confirm.no')}
            </Button>
          </FormActions>
        }
      >
        <FormProblems form={form} />
        <Field
          id={id}
          error={error ?? (domainError && domainErrorTexts(domainError, text)[0])}
          label={text('handOver.confirm.number')}
          hint={text('handOver.confirm.numberHint')}
        >
          <CodeField name="hand-over-number" length={handOverDigits} value={form.values.number} onValue={change} />
        </Field>
      </EntryForm>
    </div>
  );
}

function useAccountName({ AccountClass, Currency }: HandedQuestion): string {
  const text = useText();
  const accountType = findAccountClass(AccountClass)?.accountType;
  return `${accountType ? text(`accountList.${accountType}.name`) : AccountClass}, ${Currency}`;
}
