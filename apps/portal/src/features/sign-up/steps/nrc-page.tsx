import { Skeleton } from '@taga/ui';
import { useText } from '@taga/web/text';
import { lazy, Suspense } from 'react';
import { checkNrc, checkOldNrc, checkPassport } from '../draft/check-answers.ts';
import { useDraft } from '../draft/draft-store.ts';
import { todayInMyanmar } from '../draft/today.ts';
import { StepGuard } from '../frame/step-guard.tsx';
import { useAnswersForm } from '../frame/use-answers-form.ts';
import { IdentityFrame } from '../identity/identity-frame.tsx';
import { NrcFields } from '../identity/nrc-fields.tsx';
import { OldNrcFields } from '../identity/old-nrc-fields.tsx';

const PassportAndVisa = lazy(async () => ({
  default: (await import('../identity/passport-and-visa.tsx')).PassportAndVisa,
}));

/** The forms of all three documents stand side by side, so that a change of mind loses nothing. */
function Identity() {
  const text = useText();
  const { idType } = useDraft().answers;
  const nrc = useAnswersForm('nrc', checkNrc);
  const oldNrc = useAnswersForm('oldNrc', checkOldNrc);
  const passport = useAnswersForm('passport', (answers) => checkPassport(answers, todayInMyanmar()));
  return (
    <IdentityFrame form={{ NRC: nrc, OLD_NRC: oldNrc, PASSPORT: passport }[idType]}>
      {idType === 'NRC' && <NrcFields form={nrc} />}
      {idType === 'OLD_NRC' && <OldNrcFields form={oldNrc} />}
      {idType === 'PASSPORT' && (
        <Suspense fallback={<Skeleton label={text('layout.loading.message')} lines={8} />}>
          <PassportAndVisa form={passport} />
        </Suspense>
      )}
    </IdentityFrame>
  );
}

export function Page() {
  return (
    <StepGuard step="nrc">
      <Identity />
    </StepGuard>
  );
}
