import { checkIdentityByPost } from '@taga/contract/calls/register';
import { useAnswersForm } from '@taga/journey/answers-form';
import { useChangeAnswers, useGoOn } from '@taga/journey/change-draft';
import { Question } from '@taga/journey/question';
import { RefusalAlert, useSubmit } from '@taga/web/form';
import { useLanguage, useText } from '@taga/web/text';
import { useState } from 'react';
import { ExistingCustomerDialog } from '../../../lib/access/existing-customer/existing-customer-dialog.tsx';
import { noteTold, wasTold } from '../../../lib/access/existing-customer/told-customers.ts';
import { IdentityFields } from '../../../lib/customers/identity/identity-fields.tsx';
import { callApi } from '../../../lib/platform/api/call-api.ts';
import { toIdentityCheck } from '../calls.ts';
import { questionPage } from '../question-page.ts';
import { signUp } from '../sign-up.ts';

/** Asks whether the bank knows the person. Who it knows is told so, once, and goes on like everybody else. */
function useIdentityCheck() {
  const language = useLanguage();
  const goOn = useGoOn(signUp);
  const [isKnown, setIsKnown] = useState(false);
  const check = useSubmit(async () => {
    const body = toIdentityCheck(signUp.getDraft().answers);
    const { Data } = await callApi(checkIdentityByPost, { body, language });
    if (Data.EXISTING && !wasTold(body.UID_VALUE)) setIsKnown(true);
    else goOn();
  });
  function goOnTold() {
    noteTold(toIdentityCheck(signUp.getDraft().answers).UID_VALUE);
    goOn();
  }
  // A refused token says nothing about the person.
  const refusal = check.refusal?.status === 401 ? undefined : check.refusal;
  return { check, refusal, isKnown, goOnTold };
}

function Identity() {
  const text = useText();
  const { idType } = signUp.useDraft().answers;
  const changeAnswers = useChangeAnswers(signUp);
  const nrc = useAnswersForm(signUp, 'nrc');
  const oldNrc = useAnswersForm(signUp, 'oldNrc');
  const passport = useAnswersForm(signUp, 'passport');
  const { check, refusal, isKnown, goOnTold } = useIdentityCheck();
  return (
    <Question
      title={text('signUp.identity.title')}
      form={{ NRC: nrc, OLD_NRC: oldNrc, PASSPORT: passport }[idType]}
      onAnswer={() => void check.submit()}
      sending={check}
    >
      <RefusalAlert refusal={refusal} title={text('signUp.identity.refused')} />
      <IdentityFields
        idType={idType}
        onIdType={(chosen) => changeAnswers({ idType: chosen })}
        nrc={nrc}
        oldNrc={oldNrc}
        passport={passport}
      />
      {isKnown && <ExistingCustomerDialog onDone={goOnTold} />}
    </Question>
  );
}

export const Page = questionPage('nrc', Identity);
