import { useChangeAnswers } from '@taga/journey/change-draft';
import { useSaveStep } from '@taga/journey/save-step';
import { useEffect, useEffectEvent } from 'react';
import { CaptureForm } from '../identity/capture-form.tsx';
import { Checking, Failure, Undecided, Verified } from '../identity/check-result.tsx';
import { primaryIdOf } from '../identity/started-check.ts';
import { useIdentityCheck } from '../identity/use-identity-check.ts';
import { useOpening } from '../opening-context.tsx';
import { openingPage } from '../opening-page.tsx';

/** First the document one signed up with, or another one; then what came of the check. */
function Biomatric() {
  const opening = useOpening();
  const changeAnswers = useChangeAnswers(opening.journey);
  const saving = useSaveStep();
  const check = useIdentityCheck();
  const { identity, checking, findings, started, changeStarted, begin } = check;
  const isRefused = identity.status === 'FAILED' || started.wasRefused;
  const takeOver = useEffectEvent(() => started.isBehind && changeStarted({ isBehind: undefined }));
  // Who is back here sees to it here.
  useEffect(() => void takeOver(), []);

  function skip() {
    changeAnswers({ identity: { ...identity, status: 'SKIPPED' } });
    changeStarted({ wasRefused: undefined });
    void saving.submit();
  }

  /** Goes on to the questions; what is on its way is checked behind them. */
  function goOn() {
    changeStarted({ isBehind: true });
    skip();
  }

  if (checking.isBusy) return <Checking />;
  const goingOn = { onContinue: () => void saving.submit(), sending: saving };
  if (identity.status === 'VERIFIED') return <Verified {...goingOn} />;
  if (identity.status === 'PENDING') return <Undecided {...goingOn} />;
  if (!isRefused) return <CaptureForm check={check} leaving={saving} onSkip={skip} onGoOn={goOn} />;
  return (
    <Failure
      idType={started.idType}
      findings={findings}
      onPrimary={() => begin(opening.correction ? started.idType : primaryIdOf(opening))}
      onSecondary={opening.correction ? undefined : () => begin('DL')}
      onSkip={skip}
    />
  );
}

export const Page = openingPage({ biomatric: Biomatric });
