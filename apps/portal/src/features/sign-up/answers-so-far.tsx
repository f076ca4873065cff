import { acceptedAnswers } from '@taga/contract/journeys/answering';
import { identityNumber } from '@taga/contract/journeys/person-answers';
import { emptyAnswers, type SignUpAnswers } from '@taga/contract/journeys/sign-up-answers';
import { checkedSignUp } from '@taga/contract/journeys/sign-up-steps';
import { displayPhone } from '@taga/contract/rules/customers/display-phone';
import { formatDate, type Language } from '@taga/i18n';
import { SumOfAnswers } from '@taga/journey/sum-of-answers';
import { todayInMyanmar } from '@taga/journey/today';
import { useCatalogs, useLanguage, useText } from '@taga/web/text';
import type { SignUpDraft } from './sign-up-draft.ts';

const steps = checkedSignUp();

function writeBirthDate({ birthDate: { birthDate } }: SignUpAnswers, language: Language): string {
  const [day, month, year] = [birthDate.day, birthDate.month, birthDate.year].map(Number);
  return day && month && year ? formatDate({ day, month, year }, 'dayMonthYear', language) : '';
}

const personWords = ['person'] as const;

export function AnswersSoFar({ draft }: { draft: SignUpDraft }) {
  const text = useText();
  const language = useLanguage();
  const hasWords = useCatalogs(personWords);
  if (!hasWords) return null;
  const answers = acceptedAnswers(steps, draft, todayInMyanmar(), emptyAnswers);
  const { name, gender, addresses, contact } = answers;
  const genders: Record<string, string> = { M: text('signUp.gender.male'), F: text('signUp.gender.female') };
  return (
    <SumOfAnswers
      title={text('signUp.summary.title')}
      rows={[
        { label: text('signUp.name.fullName'), value: name.fullName },
        { label: text('signUp.name.fatherName'), value: name.fatherName },
        { label: text(`identity.kind.${answers.idType}`), value: identityNumber(answers) },
        { label: text('signUp.step.gender'), value: genders[gender.gender] ?? '' },
        { label: text('signUp.step.dob'), value: writeBirthDate(answers, language) },
        { label: text('address.block.current'), value: addresses.current.address },
        { label: text('address.block.permanent'), value: addresses.permanent.address },
        { label: text('signUp.contact.phone'), value: displayPhone(contact.phone) },
        { label: text('signUp.contact.email'), value: contact.email },
      ]}
    />
  );
}
