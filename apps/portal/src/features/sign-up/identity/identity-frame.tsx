import { idTypes } from '@taga/contract/rules/id-type';
import { FieldGroup, RadioCards } from '@taga/ui';
import type { Form } from '@taga/web/form';
import { FormProblems, RefusalAlert } from '@taga/web/form';
import { useText } from '@taga/web/text';
import type { ReactNode } from 'react';
import { ExistingCustomerDialog } from '../../../lib/existing-customer/existing-customer-dialog.tsx';
import { withAnswers } from '../draft/draft.ts';
import { changeDraft, useDraft } from '../draft/draft-store.ts';
import { StepActions } from '../frame/step-actions.tsx';
import { StepFrame } from '../frame/step-frame.tsx';
import { useIdentityCheck } from './use-identity-check.ts';

interface IdentityFrameProps {
  form: Pick<Form<unknown>, 'summary' | 'attempt' | 'isValid'>;
  /** The fields of the chosen kind of document. */
  children: ReactNode;
}

/** What the three kinds of document have in common: the choice between them, and the identity check. */
export function IdentityFrame({ form, children }: IdentityFrameProps) {
  const text = useText();
  const { answers } = useDraft();
  const { check, isBusy, refusal, isKnown, goOn } = useIdentityCheck();

  function choose(chosen: string) {
    const idType = idTypes.find((type) => type === chosen);
    if (idType) changeDraft((draft) => withAnswers(draft, { idType }));
  }

  return (
    <StepFrame
      step="nrc"
      title={text('signUp.identity.title')}
      onSubmit={() => form.isValid() && void check()}
      actions={(formId) => <StepActions step="nrc" formId={formId} isBusy={isBusy} />}
    >
      <FormProblems form={form} />
      <RefusalAlert refusal={refusal} title={text('signUp.identity.refused')} />
      <FieldGroup label={text('signUp.identity.type')}>
        <RadioCards
          name="id-type"
          value={answers.idType}
          onValue={choose}
          cards={idTypes.map((value) => ({ value, label: text(`signUp.identity.${value}`) }))}
        />
      </FieldGroup>
      {children}
      {isKnown && <ExistingCustomerDialog onDone={goOn} />}
    </StepFrame>
  );
}
