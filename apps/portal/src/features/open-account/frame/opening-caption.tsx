import { useStep } from '@taga/journey/step';
import { lazy, Suspense } from 'react';
import { OpeningCaption as Caption } from '../../../lib/applications/opening-wizard/frame/opening-caption.tsx';
import { CurrencyButton } from '../currency/currency-button.tsx';
import { useStartedCheck } from '../identity/started-check.ts';
import { useOpening } from '../opening-context.tsx';

const CorrectionNotice = lazy(async () => ({
  default: (await import('../correction/correction-notice.tsx')).CorrectionNotice,
}));

const CheckBehind = lazy(async () => ({ default: (await import('../identity/check-behind.tsx')).CheckBehind }));

/** What is told of an identity check that goes on behind the questions; at its own step there is more to see. */
function Behind() {
  const { step } = useStep();
  const [{ isBehind, wasRefused }] = useStartedCheck();
  if (step === 'biomatric' || !(isBehind || wasRefused)) return null;
  return (
    <Suspense>
      <CheckBehind />
    </Suspense>
  );
}

/**
 * Here the currency can be another one until the terms are agreed to, unless staff have asked for something: then it is
 * told what.
 */
export function OpeningCaption() {
  const { accountClass, correction, journey } = useOpening();
  // The terms are those of an account in this currency.
  const isAgreed = journey.useDraft().step === 'otp-verification';
  if (!correction) {
    return <Caption notice={<Behind />}>{accountClass.currency === 'FCY' && !isAgreed && <CurrencyButton />}</Caption>;
  }
  const notice = (
    <Suspense>
      <CorrectionNotice correction={correction} />
    </Suspense>
  );
  return <Caption notice={notice} />;
}
