import { type FormKind, formText } from '@taga/contract/kinds/form';
import type { MessageId } from '@taga/i18n';
import { readApplication, readApplications } from '../../application-case.ts';
import type { CaseKind } from '../../case-kind.ts';
import { endpointsOf } from './endpoints.ts';
import type { FormCase, FormSummary } from './form-case.ts';
import { formDecisions, tones } from './form-decisions.ts';
import { formParts, wordsOf } from './form-facts.ts';
import { formOutlineOf } from './outline.ts';

type Answer = Omit<FormCase, 'summary'> & { readonly application: FormSummary };

const ofDecisions = ['proposed', 'confirmed', 'sent-back', 'withdrawn'] as const;

/** What the history says: a status of its own, or that somebody proposed or confirmed something. */
function actionsOf(kind: FormKind): Readonly<Record<string, MessageId>> {
  const { subject, decision } = kind.names;
  const statuses = Object.keys(kind.statuses).map((status) => [
    `${subject}.${status.toLowerCase()}`,
    formText(kind, 'desk', 'status', status),
  ]);
  const decisions = ofDecisions.map((what) => [`${decision}.${what}`, `deskCases.action.decision.${what}`]);
  return Object.fromEntries([
    ...statuses,
    ...decisions,
    [`${subject}.pending`, 'deskCases.action.application.pending'],
  ]);
}

/** A kind at the desk, as its definition and its texts draw it. */
export function formKindOf(kind: FormKind): CaseKind<FormCase> {
  const { get, view, propose, confirm, sendBack, withdraw } = endpointsOf(kind);
  const statuses = Object.entries(kind.statuses).map(([status, place]) => [
    status,
    { label: formText(kind, 'desk', 'status', status), tone: tones[place] },
  ]);
  const labels = kind.documents.map(({ type }) => [type, formText(kind, 'part', type)]);
  return {
    outline: formOutlineOf(kind),
    endpoints: { get, view, propose, confirm, sendBack, withdraw },
    readList: (answer) => readApplications(answer as Parameters<typeof readApplications<FormSummary>>[0]),
    readCase: (answer) => readApplication(answer as Answer),
    statuses: Object.fromEntries(statuses),
    filters: [{ name: 'proposed', field: 'isProposed', label: 'deskCases.list.proposed' }],
    about: ({ terms }, reading) => kind.form.headline.map((path) => wordsOf(kind, path, terms[path], reading)),
    marks: ({ proposed }, text) => (proposed ? [{ label: text('deskCases.list.waiting'), tone: 'primary' }] : []),
    documents: { labels: Object.fromEntries(labels), other: 'deskCases.documents.label' },
    decisions: formDecisions(kind),
    parts: (found, reading) => formParts(kind, found, reading),
    actions: actionsOf(kind),
  };
}
