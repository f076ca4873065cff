import { type FormField, type FormKind, type FormValue, formText } from '@taga/contract/kinds/form';
import { dateOf as typedDay } from '@taga/contract/rules/fields/calendar-date';
import { wholeNumberOf } from '@taga/contract/rules/fields/whole-number';
import { formatNumber } from '@taga/i18n';
import { dateOf, type Line, type Reading } from '../../lib/customers/profile/profile-rows.ts';

type Written = Pick<Reading, 'text' | 'language'>;

/** An answer as people read it. */
function wordsOf(kind: FormKind, path: string, field: FormField, value: FormValue, { text, language }: Written) {
  if (typeof value !== 'string') return dateOf(typedDay(value), language);
  if (value === '') return value;
  switch (field.control) {
    case 'amount':
      return text('application.value.amount', { amount: formatNumber(wholeNumberOf(value), language) });
    case 'number':
      return formatNumber(wholeNumberOf(value), language);
    case 'choice':
      return text(formText(kind, 'option', path, value));
    default:
      return value;
  }
}

type Sections = Readonly<Record<string, unknown>>;

/** The answers of a section, each with its question. */
export function answerLines(kind: FormKind, section: string, answers: Sections, written: Written): Line[] {
  const fields = kind.form.sections[section] ?? {};
  const values = (answers[section] ?? {}) as Readonly<Record<string, FormValue>>;
  return Object.entries(fields).map(([name, field]) => {
    const path = `${section}.${name}`;
    return [written.text(formText(kind, 'field', path)), wordsOf(kind, path, field, values[name] ?? '', written)];
  });
}

/** How many photos there are of each document. */
export function documentLines(
  kind: FormKind,
  documents: readonly { readonly type: string }[],
  { text, language }: Written,
): Line[] {
  return kind.documents.map(({ type }) => {
    const { length } = documents.filter((file) => file.type === type);
    const count = text('application.review.photos', { count: formatNumber(length, language) });
    return [text(formText(kind, 'part', type)), length ? count : ''];
  });
}
