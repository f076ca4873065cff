import { isCardCode, maritalStatuses, residentialStatuses } from '@taga/contract/rules/card-codes';
import { formatDate, parseCalendarDate } from '@taga/i18n';
import { DescriptionList, Disclosure, FieldGroup, RadioCards } from '@taga/ui';
import { useLanguage, useText } from '@taga/web/text';
import type { Application } from '../application.ts';
import { SectionFrame } from '../section-frame.tsx';
import { useSection } from '../use-section.ts';

/** What the profile says; it is changed there and not here. */
function useApplicantRows({ Applicant: applicant }: Application) {
  const text = useText();
  const language = useLanguage();
  const birthDate = applicant.DOB ? parseCalendarDate(applicant.DOB) : undefined;
  const rows: [label: string, value: string | null][] = [
    [text('cards.row.name'), applicant.APPLICANT_NAME],
    [text('cards.row.fatherName'), applicant.FATHER_NAME],
    [text('cards.row.idNumber'), applicant.NRC],
    [text('cards.row.birthDate'), birthDate ? formatDate(birthDate, 'iso', language) : applicant.DOB],
    [
      text('cards.row.gender'),
      isCardCode('gender', applicant.GENDER) ? text(`cards.gender.${applicant.GENDER}`) : applicant.GENDER,
    ],
    [text('cards.row.phone'), applicant.MOBILE_NO],
    [text('cards.row.email'), applicant.EMAIL],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

export function Applicant({ application }: { application: Application }) {
  const text = useText();
  const section = useSection('applicant', application);
  const { applicant } = section.answers;
  return (
    <SectionFrame
      name="applicant"
      section={section}
      title={text('cardPages.applicant.title')}
      lead={text('cardPages.applicant.lead')}
    >
      <Disclosure summary={text('cardPages.applicant.known', { name: application.Applicant.APPLICANT_NAME })}>
        <DescriptionList rows={useApplicantRows(application)} />
        <p className="pt-2 text-sm text-text-muted">{text('cardPages.applicant.wrong')}</p>
      </Disclosure>
      <FieldGroup label={text('cardPages.applicant.marital')} {...section.field('applicant.maritalStatus')}>
        <RadioCards
          name="marital-status"
          value={applicant.maritalStatus}
          onValue={(maritalStatus) =>
            section.change({ applicant: { ...applicant, maritalStatus } }, 'applicant.maritalStatus')
          }
          cards={maritalStatuses.map((value) => ({ value, label: text(`cards.marital.${value}`) }))}
        />
      </FieldGroup>
      <FieldGroup label={text('cardPages.applicant.residence')} {...section.field('applicant.residentialStatus')}>
        <RadioCards
          name="residential-status"
          value={applicant.residentialStatus}
          onValue={(residentialStatus) =>
            section.change({ applicant: { ...applicant, residentialStatus } }, 'applicant.residentialStatus')
          }
          cards={residentialStatuses.map((value) => ({ value, label: text(`cards.residence.${value}`) }))}
        />
      </FieldGroup>
    </SectionFrame>
  );
}
