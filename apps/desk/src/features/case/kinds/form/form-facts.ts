import { type FormField, type FormKind, type FormValue, formText } from '@taga/contract/kinds/form';
import { typedDate } from '@taga/contract/rules/fields/calendar-date';
import { wholeNumberOf } from '@taga/contract/rules/fields/whole-number';
import { formatNumber } from '@taga/i18n';
import type { Reading } from '../../../../lib/names/reading.ts';
import { applicantLines } from '../../applicant-lines.ts';
import type { CasePart } from '../../case-kind.ts';
import { dayOf, kyats } from '../../written-values.ts';
import type { FormCase } from './form-case.ts';

/** An answer as staff read it. */
export function wordsOf(kind: FormKind, path: string, value: FormValue | undefined, reading: Reading): string | null {
  const [section = '', name = ''] = path.split('.');
  const field: FormField | undefined = kind.form.sections[section]?.[name];
  const { text, language } = reading;
  if (!field || !value) return null;
  if (typeof value !== 'string') return dayOf(typedDate(value), language) ?? null;
  if (field.control === 'amount') return kyats(wholeNumberOf(value), reading);
  if (field.control === 'number') return formatNumber(wholeNumberOf(value), language);
  return field.control === 'choice' ? text(formText(kind, 'option', path, value)) : value;
}

/** What the customer answered, section by section, and who they are. */
export function formParts(kind: FormKind, { record }: FormCase, reading: Reading): readonly CasePart[] {
  const sections = Object.entries(kind.form.sections).map(([section, fields]) => ({
    title: reading.text(formText(kind, 'part', section)),
    lines: Object.keys(fields).map((name) => {
      const path = `${section}.${name}`;
      return [formText(kind, 'field', path), wordsOf(kind, path, record.Answers[section]?.[name], reading)] as const;
    }),
  }));
  const applicant = {
    title: reading.text('applicant.section.title'),
    lines: applicantLines(record.Applicant, reading),
  };
  return [...sections, applicant];
}
