import { checkIdentityByPost } from '@taga/contract/endpoints/register';
import { useAnswersForm } from '@taga/journey/answers-form';
import { useChangeAnswers, useGoOn } from '@taga/journey/change-draft';
import { Question } from '@taga/journey/question';
import { ErrorAlert, useSubmit } from '@taga/web/form';
import { useLanguage, useText } from '@taga/web/text';
import { useState } from 'react';
import { ExistingCustomerDialog } from '../../../lib/access/existing-customer/existing-customer-dialog.tsx';
import { IdentityFields } from '../../../lib/customers/identity/identity-fields.tsx';
import { callApi } from '../../../lib/platform/api/call-api.ts';
import { toIdentityCheck } from '../endpoints.ts';
import { PassportOffer } from '../passport/passport-offer.tsx';
import { useReadHints } from '../passport/passport-reading.ts';
import { questionPage } from '../question-page.ts';
import { signUp } from '../sign-up.ts';

/** Asks whether the bank knows the person. Who it knows is told so each time, and goes on like everybody else. */
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
  const domainError = check.domainError?.status === 401 ? undefined : check.domainError;
  return { check, domainError, isKnown, goOn };
}

function Identity() {
  const text = useText();
  const { idType } = signUp.useDraft().answers;
  const changeAnswers = useChangeAnswers(signUp);
  const nrc = useAnswersForm(signUp, 'nrc');
  const oldNrc = useAnswersForm(signUp, 'oldNrc');
  const passport = useAnswersForm(signUp, 'passport');
  const { check, domainError, isKnown, goOn } = useIdentityCheck();
  const readHint = useReadHints();
  const [isTyping, setIsTyping] = useState(false);
  return (
    <Question
      title={text('signUp.identity.title')}
      lead={text('signUp.identity.lead')}
      form={{ NRC: nrc, OLD_NRC: oldNrc, PASSPORT: passport }[idType]}
      onAnswer={() => void check.submit()}
      sending={check}
    >
      <ErrorAlert domainError={domainError} title={text('signUp.identity.refused')} />
      <IdentityFields
        idType={idType}
        onIdType={(chosen) => changeAnswers({ idType: chosen })}
        nrc={nrc}
        oldNrc={oldNrc}
        passport={passport}
        passportHint={readHint}
        beforePassport={
          !isTyping && (
            <PassportOffer
              isAfterName
              onRead={(read) => passport.change(read.passport)}
              onType={() => setIsTyping(true)}
            />
          )
        }
      />
      {isKnown && <ExistingCustomerDialog onDone={() => goOn()} />}
    </Question>
  );
}

export const Page = questionPage('nrc', Identity);
