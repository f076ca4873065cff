import { type SignUpStep, signUpStepNumber, signUpSteps } from '@taga/contract/journeys/sign-up';
import { formatNumber, type Language, type Text } from '@taga/i18n';
import type { Step, StepState } from '@taga/ui';
import { paths } from '../../../config/paths.ts';

function stateOf(step: SignUpStep, shown: SignUpStep, reached: SignUpStep): StepState {
  const number = signUpStepNumber(step);
  if (step === shown) return 'current';
  if (number < signUpStepNumber(shown)) return 'done';
  return number <= signUpStepNumber(reached) ? 'open' : 'locked';
}

/** All steps as the customer sees them from one of them. A locked one leads nowhere. */
export function stepsSeenFrom(shown: SignUpStep, reached: SignUpStep, text: Text): Step[] {
  // With the phone verified there is nothing to go back to: only the e-mail is waited for.
  const canGoBack = reached !== 'email-verify';
  return signUpSteps.map((step) => {
    const state = stateOf(step, shown, reached);
    const isOpen = canGoBack && (state === 'done' || state === 'open');
    return { id: step, label: text(`signUp.step.${step}`), state, href: isOpen ? paths.signUpStep(step) : undefined };
  });
}

/** "Step 3 of 10 · Your ID". */
export function progressText(step: SignUpStep, text: Text, language: Language): string {
  return text('signUp.progress.words', {
    number: formatNumber(signUpStepNumber(step) + 1, language),
    total: formatNumber(signUpSteps.length, language),
    step: text(`signUp.step.${step}`),
  });
}
