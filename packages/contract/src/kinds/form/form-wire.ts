import * as z from 'zod/mini';
import { localized } from '../../languages.ts';
import { pageOf, proposalOf, summaryOf } from '../../records/desk/application.ts';
import { applicationNo, timestamp } from '../../records/fields/answer.ts';
import { textUpTo } from '../../records/fields/field.ts';
import { applicant, applicationOf } from '../../records/kind-application.ts';
import { rejection } from '../../records/messaging/message.ts';
import { idType } from '../../rules/customers/id-type.ts';
import type { WireKind } from '../kind.ts';
import type { FormField, FormValue } from './field.ts';
import type { FormKind } from './form-kind.ts';

const datePart = textUpTo(10);

/** What is kept of a draft: half done or wrong too, so that only form and size count. */
function savedValue(field: FormField): z.ZodMiniType<FormValue> {
  if (field.control === 'date') return z.object({ day: datePart, month: datePart, year: datePart });
  return textUpTo(field.control === 'text' ? field.most : 60);
}

function answersOf({ form: { sections }, documents }: FormKind) {
  const most = documents.reduce((sum, slot) => sum + slot.most, 0);
  const saved = Object.fromEntries(
    Object.entries(sections).map(([name, fields]) => {
      const values = Object.entries(fields).map(([field, definition]) => [field, savedValue(definition)] as const);
      return [name, z.object(Object.fromEntries(values))] as const;
    }),
  );
  const file = z.object({ id: z.string(), type: z.string(), name: z.string(), url: z.string() });
  const savedAnswers = z.object(saved);
  return {
    savedAnswers,
    someAnswers: z.partial(savedAnswers),
    answers: z.object({ idType, ...saved, documents: z.array(file).check(z.maxLength(most)) }),
  };
}

const enumOf = (names: readonly string[]) => z.enum(names as [string, ...string[]]);

/** A form with what its endpoints take and answer: more than a browser needs. */
export function withWire(kind: FormKind): WireKind {
  const { form, documents } = kind;
  const [status, decision] = [enumOf(Object.keys(kind.statuses)), enumOf(Object.keys(kind.decisions))];
  const item = enumOf(kind.corrections.map((correction) => correction.item));
  const { savedAnswers, someAnswers, answers } = answersOf(kind);
  const submitted = z.object({ Applicant: applicant, Answers: savedAnswers });
  const summary = summaryOf(status, decision, { terms: z.record(z.string(), z.string()) });
  const proposal = proposalOf(decision, { items: z.array(item) });
  return {
    ...kind,
    wire: {
      ...kind.wire,
      sections: Object.keys(form.sections) as [string, ...string[]],
      documentTypes: documents.map(({ type }) => type) as [string, ...string[]],
      someAnswers,
      savedAnswers,
      application: z.extend(applicationOf(status, answers), {
        /** What staff want done again; empty where nothing is asked for. */
        Corrections: z.array(z.object({ Item: item, IsDone: z.boolean() })),
      }),
      submitted,
      order: z.object({
        DOCNumber: z.string(),
        ApplicationNo: applicationNo,
        Status: status,
        /** Why it was rejected, once it is. */
        Rejection: z.nullable(rejection),
        /** What staff say about it while the customer has it back. */
        Remarks: z.nullable(localized(z.string())),
        HandedInAt: z.nullable(timestamp),
        /** As submitted: half a correction is not in it. */
        Answers: answers,
      }),
      proposal: { items: z.optional(z.array(item).check(z.minLength(1))) },
      status,
      decision,
      summary,
      page: pageOf({ summary, record: submitted, proposal, own: {} }),
    },
  };
}
