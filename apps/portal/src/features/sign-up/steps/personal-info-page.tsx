import { Alert, Checkbox } from '@taga/ui';
import { FormProblems } from '@taga/web/form';
import { useLanguage, useText } from '@taga/web/text';
import { useState } from 'react';
import { AddressBlock } from '../address/address-block.tsx';
import { changeCurrent, changePermanent, tickSame, untickSame } from '../address/change-addresses.ts';
import { currentTownshipOptions, permanentTownshipOptions, stateOptions } from '../address/place-options.ts';
import { usePlaces } from '../address/use-places.ts';
import { checkAddresses } from '../draft/check-answers.ts';
import { StepActions } from '../frame/step-actions.tsx';
import { StepFrame } from '../frame/step-frame.tsx';
import { StepGuard } from '../frame/step-guard.tsx';
import { useAnswersForm } from '../frame/use-answers-form.ts';
import { useNextStep } from '../frame/use-next-step.ts';

function PersonalInfo() {
  const text = useText();
  const language = useLanguage();
  const places = usePlaces();
  const form = useAnswersForm('addresses', checkAddresses);
  const goOn = useNextStep('credential');
  const [wasCleared, setWasCleared] = useState(false);
  const { current, permanent, isSame } = form.values;
  const states = stateOptions(places.states, language);

  function toggleSame(isTicked: boolean) {
    form.change(isTicked ? tickSame(form.values) : untickSame(form.values));
    setWasCleared(!isTicked);
  }

  return (
    <StepFrame
      step="personal-info"
      title={text('signUp.address.title')}
      lead={text('signUp.address.lead')}
      onSubmit={() => form.isValid() && goOn()}
      actions={(formId) => <StepActions step="personal-info" formId={formId} />}
    >
      <FormProblems form={form} />
      {wasCleared && <Alert tone="warning" live title={text('signUp.address.cleared')} />}
      <AddressBlock
        label={text('signUp.address.current')}
        field={form.field('current')}
        address={current}
        onChange={(change) => form.change(changeCurrent(form.values, change))}
        states={states}
        townships={currentTownshipOptions(places, current, language)}
        autoComplete="street-address"
      />
      <Checkbox
        label={text('signUp.address.same')}
        checked={isSame}
        onChange={(event) => toggleSame(event.currentTarget.checked)}
      />
      <AddressBlock
        label={text('signUp.address.permanent')}
        field={form.field('permanent')}
        address={permanent}
        onChange={(change) => form.change(changePermanent(form.values, change))}
        states={states}
        townships={permanentTownshipOptions(places, permanent, language)}
        isDisabled={isSame}
      />
    </StepFrame>
  );
}

export function Page() {
  return (
    <StepGuard step="personal-info">
      <PersonalInfo />
    </StepGuard>
  );
}
