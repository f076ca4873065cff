import type { DetailValues } from '@taga/contract/records/customers/detail-values';
import { displayPhone } from '@taga/contract/rules/customers/display-phone';
import type { DetailItem } from '@taga/contract/rules/customers/personal-details';
import { formatDate, parseCalendarDate } from '@taga/i18n';
import { useReading } from '../names/reading.ts';

/** What a detail is called, and how its values read. */
export function useDetailWords() {
  const { text, language, names } = useReading();
  const address = (values: DetailValues, prefix: 'CUR' | 'PER') =>
    [
      values[`${prefix}_HOUSE_NO`],
      values[`${prefix}_STREET`],
      values[`${prefix}_ADDRESS`],
      names.township(values[`${prefix}_TOWNSHIP`] ?? ''),
      names.state(values[`${prefix}_STATE`] ?? ''),
    ]
      .filter(Boolean)
      .join(', ');

  function day(date: string) {
    const parsed = parseCalendarDate(date);
    return parsed ? formatDate(parsed, 'dayMonthYear', language) : date;
  }

  /** An address has two lines: where somebody lives, and where they are registered. */
  function linesOf(item: DetailItem, values: DetailValues): readonly [label: string, value: string][] {
    switch (item) {
      case 'NAME':
        return [[text('profile.personal.name'), values.USERNAME ?? '']];
      case 'FATHER_NAME':
        return [[text('profile.personal.fatherName'), values.FATHERNAME ?? '']];
      case 'ID_NUMBER':
        return [[text('profile.personal.idNumber'), values.UID_VALUE ?? '']];
      case 'BIRTH_DATE':
        return [[text('profile.personal.birthDate'), day(values.DOB ?? '')]];
      case 'PHONE':
        return [[text('profile.personal.phone'), displayPhone(values.MOBILENO)]];
      case 'ADDRESS':
        return [
          [text('profile.address.current'), address(values, 'CUR')],
          [text('profile.address.permanent'), address(values, 'PER')],
        ];
    }
  }

  const nameOf = (item: DetailItem) => text(`desk.detail.${item}`);
  return { linesOf, nameOf };
}
