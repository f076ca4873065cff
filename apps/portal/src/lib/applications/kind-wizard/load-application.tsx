import type { Language } from '@taga/i18n';
import { createApplication } from '@taga/journey/create-application';
import type { TypedStore } from '@taga/journey/server-journey';
import { useQuery } from '@taga/web/data';
import { useLocation } from '@taga/web/navigation';
import { useLanguage } from '@taga/web/text';
import type { Customer } from '../../access/session/session.ts';
import { callApi } from '../../platform/api/call-api.ts';
import { cacheForOffline } from '../../platform/offline/cache-for-offline.ts';
import { typedAnswersOf } from '../opening/typed-answers.ts';
import { AnswersSoFar, Caption } from './caption.tsx';
import { findDocId } from './doc-id.ts';
import { endpointsOf } from './endpoints.ts';
import { answersOf, findStep, type KindApplication, type KindPages, type KindRecord, stepsOf } from './kind-pages.ts';

function createKindApplication(
  pages: KindPages,
  record: KindRecord,
  docId: string | undefined,
  typed: TypedStore<object>,
): KindApplication {
  const { kind, paths } = pages;
  const calls = endpointsOf(pages);
  const steps = stepsOf(pages, record);
  let docNumber = record.DOCNumber ?? undefined;
  const application = createApplication<KindRecord['Answers'], string>({
    outline: steps,
    empty: kind.wire.emptyAnswers(record.Answers.idType),
    savedDraft: { answers: answersOf(record), step: findStep(pages, record, steps), revision: record.Revision },
    typed,
    givenAtOnce: ['documents'],
    basePath: paths.start(),
    pathOf: (step) => paths.section(step, docId),
    pathAfter: paths.start(docId),
    homePath: paths.start(docId),
    labelOf: pages.labelOf,
    Caption,
    Summary: AnswersSoFar,
    onAsking: () => void cacheForOffline(),
    async save({ step, answers: given, revision, saveKey, language }) {
      const { fields } = steps.find(({ name }) => name === step) ?? { fields: [] };
      // Photos are there already.
      if (fields.length === 0) return revision;
      const Answers = Object.fromEntries(fields.map((field) => [field, given[field]]));
      const named = docNumber && { DOCNumber: docNumber };
      const body = { ...named, Section: step, Answers, Revision: revision, SaveKey: saveKey };
      const { Data } = await callApi(calls.save, { body, language, isQuiet: true });
      docNumber = Data.DOCNumber;
      return Data.Revision;
    },
  });
  return { ...application, pages, record, steps, findDocNumber: () => docNumber };
}

async function loadRecord(
  pages: KindPages,
  docId: string | undefined,
  language: Language,
  signal?: AbortSignal,
): Promise<KindRecord> {
  const body = docId ? { DOCNumber: docId } : {};
  const { Data } = await callApi(endpointsOf(pages).get, { body, language, ...(signal && { signal }), isQuiet: true });
  return Data as KindRecord;
}

/** The application that the address names, or else the customer's own, as this tab has it. */
export function useLoadedApplication(pages: KindPages, { loginId }: Customer, isAskedAgain: boolean) {
  const language = useLanguage();
  const docId = findDocId(useLocation().search);
  const { name } = pages.kind;
  return useQuery({
    queryKey: ['application', name, docId ?? 'own'],
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: isAskedAgain ? 'always' : true,
    refetchOnReconnect: false,
    // What was loaded is an object that keeps the saves since, and not only data.
    structuralSharing: false,
    queryFn: async ({ signal }) =>
      createKindApplication(
        pages,
        await loadRecord(pages, docId, language, signal),
        docId,
        typedAnswersOf<object>(loginId, docId ?? name),
      ),
  });
}
