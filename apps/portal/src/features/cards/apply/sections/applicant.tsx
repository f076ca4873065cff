import { maritalStatuses, residentialStatuses } from '@taga/contract/rules/applications/card-codes';
import { displayPhone } from '@taga/contract/rules/customers/display-phone';
import { useAnswersForm } from '@taga/journey/answers-form';
import { Question } from '@taga/journey/question';
import { useSaveStep } from '@taga/journey/save-step';
import { DescriptionList, Disclosure, FieldGroup, RadioCards } from '@taga/ui';
import { useLanguage, useText } from '@taga/web/text';
import { dateOf, toRows } from '../../../../lib/customers/profile/profile-rows.ts';
import { genderIn } from '../../card-words.ts';
import { useCardApplication, withoutRepeatedProblems } from '../card-application.ts';

/** What the profile says; it is changed there and not here. */
function Known() {
  const text = useText();
  const language = useLanguage();
  const { Applicant: applicant } = useCardApplication().record;
  const rows = toRows([
    [text('applicant.row.name'), applicant.APPLICANT_NAME],
    [text('applicant.row.fatherName'), applicant.FATHER_NAME],
    [text('applicant.row.idNumber'), applicant.NRC],
    [text('applicant.row.birthDate'), dateOf(applicant.DOB, language)],
    [text('applicant.row.gender'), genderIn(applicant.GENDER, text)],
    [text('applicant.row.phone'), displayPhone(applicant.MOBILE_NO)],
    [text('applicant.row.email'), applicant.EMAIL],
  ]);
  return (
    <Disclosure summary={text('cardPages.applicant.known', { name: applicant.APPLICANT_NAME })}>
      <DescriptionList rows={rows} />
      <p className="pt-2 text-sm text-text-muted">{text('cardPages.applicant.wrong')}</p>
    </Disclosure>
  );
}

export function Applicant() {
  const text = useText();
  const saving = useSaveStep();
  const form = withoutRepeatedProblems(useAnswersForm(useCardApplication().journey, 'applicant'));
  const { maritalStatus, residentialStatus } = form.values;
  return (
    <Question
      title={text('cardPages.applicant.title')}
      lead={text('cardPages.applicant.lead')}
      form={form}
      onAnswer={saving.submit}
      sending={saving}
    >
      <Known />
      <FieldGroup label={text('cardPages.applicant.marital')} {...form.field('maritalStatus')}>
        <RadioCards
          name="marital-status"
          value={maritalStatus}
          onValue={(chosen) => form.change({ maritalStatus: chosen })}
          cards={maritalStatuses.map((value) => ({ value, label: text(`cards.marital.${value}`) }))}
        />
      </FieldGroup>
      <FieldGroup label={text('cardPages.applicant.residence')} {...form.field('residentialStatus')}>
        <RadioCards
          name="residential-status"
          value={residentialStatus}
          onValue={(chosen) => form.change({ residentialStatus: chosen })}
          cards={residentialStatuses.map((value) => ({ value, label: text(`cards.residence.${value}`) }))}
        />
      </FieldGroup>
    </Question>
  );
}
