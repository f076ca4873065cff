import { getCardApplication, saveCardSection } from '@taga/contract/calls/cards';
import { findUnfinished } from '@taga/contract/journeys/answering';
import { type CardAnswers, emptyCardAnswers } from '@taga/contract/journeys/card-application/answers';
import type { CardSection } from '@taga/contract/journeys/card-application/sections';
import type { CardApplicationRecord } from '@taga/contract/records/applications/card-application';
import type { Language } from '@taga/i18n';
import { createApplication } from '@taga/journey/create-application';
import type { TypedStore } from '@taga/journey/server-journey';
import { todayInMyanmar } from '@taga/journey/today';
import { useQuery } from '@taga/web/data';
import { useLocation } from '@taga/web/navigation';
import { useLanguage } from '@taga/web/text';
import { paths } from '../../../config/paths.ts';
import type { Customer } from '../../../lib/access/session/session.ts';
import { typedAnswersOf } from '../../../lib/applications/opening/typed-answers.ts';
import { callApi } from '../../../lib/platform/api/call-api.ts';
import { keepForOffline } from '../../../lib/platform/offline/keep-for-offline.ts';
import { findDocId } from '../frame/framed-page.ts';
import { type CardApplication, cardSteps } from './card-application.ts';
import { AnswersSoFar, CardCaption } from './card-caption.tsx';

function createCardApplication(
  record: CardApplicationRecord,
  docId: string | undefined,
  typed: TypedStore<CardAnswers>,
): CardApplication {
  const answers: CardAnswers = record.Answers;
  let docNumber = record.DOCNumber ?? undefined;
  const application = createApplication<CardAnswers, CardSection>({
    outline: cardSteps,
    empty: emptyCardAnswers(answers.idType),
    kept: {
      answers,
      step: findUnfinished(cardSteps, answers, todayInMyanmar()) ?? 'review',
      revision: record.Revision,
    },
    typed,
    givenAtOnce: ['documents'],
    basePath: paths.cardApplication(),
    pathOf: (section) => paths.cardSection(section, docId),
    pathAfter: paths.cardApplication(docId),
    homePath: paths.cardApplication(docId),
    labelOf: (section) => `cardPages.section.${section}`,
    Caption: CardCaption,
    Summary: AnswersSoFar,
    onAsking: () => void keepForOffline(),
    async save({ step, answers: given, revision, saveKey, language }) {
      const { fields } = cardSteps.find(({ name }) => name === step) ?? { fields: [] };
      // Photos are there already.
      if (fields.length === 0) return revision;
      const Answers = Object.fromEntries(fields.map((field) => [field, given[field]]));
      const named = docNumber && { DOCNumber: docNumber };
      const body = { ...named, Section: step, Answers, Revision: revision, SaveKey: saveKey };
      const { Data } = await callApi(saveCardSection, { body, language, isQuiet: true });
      docNumber = Data.DOCNumber;
      return Data.Revision;
    },
  });
  return { ...application, record, findDocNumber: () => docNumber };
}

async function load(docId: string | undefined, language: Language, signal?: AbortSignal) {
  const body = docId ? { DOCNumber: docId } : {};
  return (await callApi(getCardApplication, { body, language, ...(signal && { signal }), isQuiet: true })).Data;
}

/** The application that the address names, or else the customer's own, as this tab has it. */
export function useLoadedCardApplication({ loginId }: Customer, isAskedAnew: boolean) {
  const language = useLanguage();
  const docId = findDocId(useLocation().search);
  return useQuery({
    queryKey: ['card-application', docId ?? 'own'],
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: isAskedAnew ? 'always' : true,
    refetchOnReconnect: false,
    // What was loaded is an object that keeps the saves since, and not only data.
    structuralSharing: false,
    queryFn: async ({ signal }) =>
      createCardApplication(
        await load(docId, language, signal),
        docId,
        typedAnswersOf<CardAnswers>(loginId, docId ?? 'card'),
      ),
  });
}
