import { passwordMaxCharacters } from '@taga/contract/constants';
import { passwordRequirements, signUpConfirmation } from '@taga/contract/rules/password';
import { findProblem } from '@taga/contract/rules/rule';
import { Field, PasswordField } from '@taga/ui';
import { NewPasswordLines } from '@taga/web/fields';
import { RefusalAlert } from '@taga/web/form';
import { useText } from '@taga/web/text';
import { useId, useState } from 'react';
import { StepActions } from '../frame/step-actions.tsx';
import { StepFrame } from '../frame/step-frame.tsx';
import { StepGuard } from '../frame/step-guard.tsx';
import { useRegistration } from '../password/use-registration.ts';

/** The password lives in this component alone: it is never stored, and a reload asks for it again. */
function CreatePassword() {
  const text = useText();
  const passwordId = useId();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [wasConfirmationFocused, setWasConfirmationFocused] = useState(false);
  const { submit, isBusy, refusal } = useRegistration();

  const { length, mix } = passwordRequirements(password);
  const mismatch = findProblem(signUpConfirmation(password), confirmation);
  const isReady = length && mix && !mismatch;
  const texts = { show: text('form.password.show'), hide: text('form.password.hide') };
  const limits = { autoComplete: 'new-password', maxLength: passwordMaxCharacters + 1 };

  return (
    <StepFrame
      step="create-password"
      title={text('signUp.password.title')}
      onSubmit={() => isReady && void submit(password)}
      actions={(formId) => (
        <StepActions
          step="create-password"
          formId={formId}
          isBusy={isBusy}
          disabledReason={isReady ? undefined : text('signUp.password.notYet')}
        />
      )}
    >
      <RefusalAlert refusal={refusal} title={text('signUp.password.refused')} />
      <div className="grid gap-3">
        <Field id={passwordId} label={text('signUp.password.password')}>
          <PasswordField
            {...limits}
            texts={texts}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        </Field>
        <NewPasswordLines password={password} />
      </div>
      <Field
        label={text('signUp.password.confirmation')}
        error={wasConfirmationFocused && mismatch ? text(mismatch) : undefined}
      >
        <PasswordField
          {...limits}
          texts={texts}
          value={confirmation}
          onFocus={() => setWasConfirmationFocused(true)}
          onChange={(event) => setConfirmation(event.currentTarget.value)}
        />
      </Field>
    </StepFrame>
  );
}

export function Page() {
  return (
    <StepGuard step="create-password">
      <CreatePassword />
    </StepGuard>
  );
}
