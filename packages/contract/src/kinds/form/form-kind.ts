import type { Decision } from '../../journeys/decision.ts';
import type { Step } from '../../journeys/journey.ts';
import type { IdType } from '../../rules/customers/id-type.ts';
import type { MessageKey } from '../../rules/fields/message-keys.ts';
import {
  type AddressedKind,
  type CasePlace,
  type DecisionNotice,
  type DocumentSlot,
  type KindMessage,
  type KindTextId,
  missingDocuments,
} from '../kind.ts';
import { emptyValue, type FormField, type FormValue, findFieldProblem } from './field.ts';

export type FormValues = Readonly<Record<string, FormValue>>;

/** By section and field, beside the files that were sent. */
export interface FormAnswers {
  readonly idType: IdType;
  readonly documents: readonly {
    readonly id: string;
    readonly type: string;
    readonly name: string;
    readonly url: string;
  }[];
  readonly [section: string]: unknown;
}

export type FormSections = Readonly<Record<string, Readonly<Record<string, FormField>>>>;

/** All there is to say of a kind that needs no code of its own. Its texts are `kind.<name>.json` and `kind.<name>.desk.json`. */
export interface FormDefinition {
  readonly name: string;
  /** Below `/loans` and `/desk/loans`; `saveLoanSection`; as in the summaries of the endpoints. */
  readonly wire: { readonly path: string; readonly noun: string; readonly one: string; readonly many: string };
  /** What is asked, in the order of the wizard. */
  readonly sections: FormSections;
  /** The answers that the desk's list shows: `loan.amount`. */
  readonly headline: readonly string[];
  readonly documents: readonly DocumentSlot<FormAnswers>[];
  /** Beside `PENDING`, and `INCOMPLETED` while the customer corrects it. */
  readonly statuses: Readonly<Record<string, CasePlace>>;
  /** Beside the request for a correction. */
  readonly decisions: Readonly<Record<string, Omit<Decision, 'from'>>>;
  /** The decisions that the customer is told of in words of the kind. That one is rejected is always told. */
  readonly announced: readonly string[];
  /** As in the order. */
  readonly serviceType: string;
}

/** A kind that wizard, server, desk and order draw from its definition. */
export interface FormKind extends AddressedKind {
  readonly form: Pick<FormDefinition, 'sections' | 'headline'>;
}

const documentsStep = 'documents';

/** A text of a form: `kind.loan.name`. */
export function formText({ name }: Pick<FormKind, 'name'>, ...parts: readonly string[]): KindTextId {
  return `kind.${[name, ...parts].join('.')}`;
}

function journeyOf({ sections, documents }: FormDefinition): readonly Step<FormAnswers>[] {
  const asked = Object.entries(sections).map(([name, fields]) => ({
    name,
    fields: [name],
    check: (answers: FormAnswers) => problemsOf(name, fields, answers[name] as FormValues),
  }));
  const sent = {
    name: documentsStep,
    // Files are sent and taken out by endpoints of their own.
    fields: [],
    check: (answers: FormAnswers) => {
      const isMissing = missingDocuments(documents, answers).length > 0;
      const problem: MessageKey = 'validation.documents.missing';
      return isMissing ? { documents: problem } : {};
    },
  };
  const ends = ['review', 'code'].map((name) => ({ name, fields: [], check: () => ({}) }));
  const steps = [...asked, ...(documents.length > 0 ? [sent] : []), ...ends];
  return steps.map((step, place) => ({ ...step, savedNumber: place }));
}

function problemsOf(section: string, fields: FormSections[string], values: FormValues): Record<string, MessageKey> {
  const found = Object.entries(fields).flatMap(([name, field]) => {
    const problem = findFieldProblem(field, values[name] ?? emptyValue(field));
    return problem ? [[`${section}.${name}`, problem] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Each section and each document can be asked for again. */
function correctionsOf({ sections, documents }: FormDefinition) {
  return [
    ...Object.keys(sections).map((name) => ({ item: name, step: name, fields: [name], files: [] })),
    ...documents.map(({ type }) => ({ item: type, step: documentsStep, fields: [], files: [type] })),
  ];
}

function emptyAnswersOf({ sections }: FormDefinition, id: IdType): FormAnswers {
  const empty = Object.entries(sections).map(([name, fields]) => {
    const values = Object.entries(fields).map(([field, definition]) => [field, emptyValue(definition)] as const);
    return [name, Object.fromEntries(values)] as const;
  });
  return { ...Object.fromEntries(empty), idType: id, documents: [] };
}

function messageOf(
  { name, announced }: FormDefinition,
  decision: string,
  place: CasePlace | undefined,
): ((notice: DecisionNotice) => KindMessage) | undefined {
  if (place === 'CORRECTION') {
    return ({ id, items, remark }) => ({
      type: 'CorrectionRequested',
      body: { items: [], form: { documentNo: id, kind: name, items }, ...(remark && { remark }) },
      news: 'correction',
    });
  }
  if (place === 'REJECTED') {
    return ({ remark }) => ({
      type: 'RequestRejected',
      body: { refusal: null, reasons: [], kind: name, ...(remark && { remark }) },
      news: 'rejected',
    });
  }
  if (!announced.includes(decision)) return undefined;
  const words = {
    subject: formText({ name }, 'message', decision, 'subject'),
    content: formText({ name }, 'message', decision, 'text'),
  };
  return () => ({ type: 'Announcement', body: {}, words, news: 'application' });
}

/** The values of the headline, by their paths. */
function termsOf(headline: readonly string[]) {
  return (answers: FormAnswers): Readonly<Record<string, string>> => {
    const values = headline.map((path) => {
      const [section = '', field = ''] = path.split('.');
      return [path, String((answers[section] as FormValues)[field] ?? '')] as const;
    });
    return Object.fromEntries(values);
  };
}

export function defineFormKind(definition: FormDefinition): FormKind {
  const { name, wire, sections, headline, documents, serviceType } = definition;
  const statuses: FormKind['statuses'] = { PENDING: 'WAITING', INCOMPLETED: 'CORRECTION', ...definition.statuses };
  const from = ['PENDING'];
  const own = Object.entries(definition.decisions).map(([decision, rest]) => [decision, { ...rest, from }] as const);
  const decisions: FormKind['decisions'] = {
    ...Object.fromEntries(own),
    CORRECT: { from, to: 'INCOMPLETED', needs: ['items'] },
  };
  const messages = Object.entries(decisions).flatMap(([decision, { to }]) => {
    const message = messageOf(definition, decision, statuses[to]);
    return message ? [[decision, message] as const] : [];
  });
  const journey = journeyOf(definition);
  return {
    name,
    journey: () => journey,
    documents,
    corrections: correctionsOf(definition),
    statuses,
    decisions,
    messages: Object.fromEntries(messages),
    desk: { queue: wire.path, makers: ['maker'], checkers: ['checker'] },
    names: {
      subject: `${name}-application`,
      decision: `${name}-decision`,
      looked: `${name}-look.application`,
      lookedAtFile: `${name}-look.document`,
    },
    order: { serviceType, webhook: 'application', termsOf: termsOf(headline) },
    wire: {
      ...wire,
      allowedRoles: ['customer'],
      needsCode: true,
      emptyAnswers: (id) => emptyAnswersOf(definition, id),
    },
    form: { sections, headline },
  };
}
