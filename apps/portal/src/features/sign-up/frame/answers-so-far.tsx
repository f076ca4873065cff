import { formatDate, type Language, type Text } from '@taga/i18n';
import { DescriptionList } from '@taga/ui';
import { useLanguage, useText } from '@taga/web/text';
import type { Answers } from '../draft/answers.ts';
import { identityNumber } from '../draft/identity-number.ts';

function writeBirthDate({ birthDate: { birthDate } }: Answers, language: Language): string {
  const [day, month, year] = [birthDate.day, birthDate.month, birthDate.year].map(Number);
  return day && month && year ? formatDate({ day, month, year }, 'dayMonthYear', language) : '';
}

function rowsOf(answers: Answers, text: Text, language: Language) {
  const { name, gender, addresses, contact } = answers;
  const genders: Record<string, string> = { M: text('signUp.gender.male'), F: text('signUp.gender.female') };
  return [
    { label: text('signUp.name.fullName'), value: name.fullName },
    { label: text('signUp.name.fatherName'), value: name.fatherName },
    { label: text(`signUp.identity.${answers.idType}`), value: identityNumber(answers) },
    { label: text('signUp.step.gender'), value: genders[gender.gender] ?? '' },
    { label: text('signUp.step.dob'), value: writeBirthDate(answers, language) },
    { label: text('signUp.address.current'), value: addresses.current.address },
    { label: text('signUp.address.permanent'), value: addresses.permanent.address },
    { label: text('signUp.contact.phone'), value: contact.phone },
    { label: text('signUp.contact.email'), value: contact.email },
  ].filter(({ value }) => value !== '');
}

/** A quiet summary at the side of a desktop, so that nobody goes back to look up what they wrote. */
export function AnswersSoFar({ answers }: { answers: Answers }) {
  const text = useText();
  const language = useLanguage();
  const rows = rowsOf(answers, text, language);
  if (rows.length === 0) return null;
  return (
    <section className="grid gap-2 rounded-card border border-border bg-surface-raised p-5">
      <h2 className="text-lg">{text('signUp.summary.title')}</h2>
      <DescriptionList stacked rows={rows} />
    </section>
  );
}
