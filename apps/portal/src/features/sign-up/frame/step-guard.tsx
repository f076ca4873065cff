import { type SignUpStep, signUpStepNumber } from '@taga/contract/journeys/sign-up';
import { Redirect } from '@taga/web/navigation';
import type { ReactNode } from 'react';
import { paths } from '../../../config/paths.ts';
import { allowedStep } from '../draft/allowed-step.ts';
import { getDraft } from '../draft/draft-store.ts';
import { todayInMyanmar } from '../draft/today.ts';

/**
 * Sends back who opens a step ahead of the saved one. Asked once, on arrival: while a step is on the
 * screen its answers may well be half typed.
 */
export function StepGuard({ step, children }: { step: SignUpStep; children: ReactNode }) {
  const allowed = allowedStep(getDraft(), todayInMyanmar());
  const isAhead = signUpStepNumber(step) > signUpStepNumber(allowed);
  return isAhead ? <Redirect to={paths.signUpStep(allowed)} /> : children;
}
