import { type FormAnswers, type FormKind, formText } from '@taga/contract/kinds/form';
import { findFormKind } from '@taga/contract/kinds/forms';
import type { MessageId } from '@taga/i18n';
import { paths } from '../../config/paths.ts';
import { Code } from '../../lib/applications/kind-wizard/code.tsx';
import { Documents } from '../../lib/applications/kind-wizard/documents.tsx';
import { closedTitle, type KindPages } from '../../lib/applications/kind-wizard/kind-pages.ts';
import { Review } from '../../lib/applications/kind-wizard/review.tsx';
import { toRows } from '../../lib/customers/profile/profile-rows.ts';
import { formSectionOf } from './form-section.tsx';
import { answerLines, documentLines } from './form-values.ts';

const own = { documents: Documents, review: Review, code: Code };

/** A kind as its definition alone draws it. */
function formPagesOf(kind: FormKind): KindPages<FormAnswers> {
  const sections = Object.keys(kind.form.sections);
  const label = (...parts: readonly string[]): MessageId => formText(kind, ...parts);
  return {
    kind,
    paths: {
      start: (docId) => paths.application(kind.name, docId),
      section: (section, docId) => paths.applicationSection(kind.name, section, docId),
      order: (docId) => paths.applicationOrder(kind.name, docId),
    },
    name: label('name'),
    labelOf: (step) => (step in own ? `application.section.${step as keyof typeof own}` : label('part', step)),
    questions: { ...Object.fromEntries(sections.map((name) => [name, formSectionOf(kind, name)])), ...own },
    documentLabel: (type) => label('part', type),
    rowsOf: (step, _record, answers, reading) =>
      toRows(
        step === 'documents'
          ? documentLines(kind, answers.documents, reading)
          : answerLines(kind, step, answers, reading),
      ),
    summaryLines: (_record, saved, reading) =>
      sections.flatMap((section) => answerLines(kind, section, saved, reading)),
    needs: kind.documents.filter(({ isNeeded }) => isNeeded).map(({ type }) => label('part', type)),
    itemLabel: (item) => label('part', item),
    closedTitle: (status) => closedTitle(kind, status),
  };
}

const made = new Map<string, KindPages<FormAnswers>>();

/** Its pages are made once: a component that is another one each time would begin again. */
export function findFormPages(name: string): (KindPages<FormAnswers> & { readonly kind: FormKind }) | undefined {
  const kind = findFormKind(name);
  if (!kind) return undefined;
  const pages = made.get(name) ?? formPagesOf(kind);
  made.set(name, pages);
  return { ...pages, kind };
}
