import { checkIdentityByPost } from '@taga/contract/calls/register';
import { RefusalAlert, useSubmit } from '@taga/web/form';
import { useLanguage, useText } from '@taga/web/text';
import { useState } from 'react';
import { callApi } from '../../../lib/api/call-api.ts';
import { ExistingCustomerDialog } from '../../../lib/existing-customer/existing-customer-dialog.tsx';
import { IdentityFields } from '../../../lib/identity/identity-fields.tsx';
import { useChangeAnswers, useGoOn } from '../../../lib/journey/change-draft.ts';
import { Question } from '../../../lib/journey/question.tsx';
import { useAnswersForm } from '../../../lib/journey/use-answers-form.ts';
import { toIdentityCheck } from '../calls.ts';
import { questionPage } from '../question-page.ts';
import { signUp } from '../sign-up.ts';

/** Asks whether the bank knows the person. Who it knows is told so, and goes on like everybody else. */
function useIdentityCheck() {
  const language = useLanguage();
  const goOn = useGoOn(signUp);
  const [isKnown, setIsKnown] = useState(false);
  const check = useSubmit(async () => {
    const body = toIdentityCheck(signUp.getDraft().answers);
    const { Data } = await callApi(checkIdentityByPost, { body, language });
    if (Data.EXISTING) setIsKnown(true);
    else goOn();
  });
  // A refused token says nothing about the person.
  const refusal = check.refusal?.status === 401 ? undefined : check.refusal;
  return { check, refusal, isKnown, goOn };
}

function Identity() {
  const text = useText();
  const { idType } = signUp.useDraft().answers;
  const changeAnswers = useChangeAnswers(signUp);
  const nrc = useAnswersForm(signUp, 'nrc');
  const oldNrc = useAnswersForm(signUp, 'oldNrc');
  const passport = useAnswersForm(signUp, 'passport');
  const { check, refusal, isKnown, goOn } = useIdentityCheck();
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
      {isKnown && <ExistingCustomerDialog onDone={() => goOn()} />}
    </Question>
  );
}

export const Page = questionPage('nrc', Identity);
