import { getCardApplication, saveCardSection, submitCardApplication } from '@taga/contract/calls/cards';
import type { CardAnswers } from '@taga/contract/journeys/card-application/answers';
import { isCorrectable } from '@taga/contract/journeys/card-application/decisions';
import {
  type CardSection,
  cardSections,
  checkedCardApplication,
} from '@taga/contract/journeys/card-application/sections';
import type { CardApplicationRecord } from '@taga/contract/records/card-application';
import { type CalendarDate, myanmarToday } from '@taga/contract/rules/calendar-date';
import { useQuery, useQueryClient } from '@taga/web/data';
import { useLocation } from '@taga/web/navigation';
import { useLanguage } from '@taga/web/text';
import { useRef } from 'react';
import { callCards } from '../../lib/api/call-cards.ts';

/** The application as the server has it, and what happened to it on this page. */
export interface Application extends Omit<CardApplicationRecord, 'Answers'> {
  readonly Answers: CardAnswers;
  readonly savedAt?: Date;
  readonly isSent?: boolean;
  /** It was saved on another device meanwhile, and is shown as it is there. */
  readonly isFromElsewhere?: boolean;
}

const steps = checkedCardApplication();
const stepOf = (name: CardSection) => steps.find((step) => step.name === name) as (typeof steps)[number];

const today = (): CalendarDate => myanmarToday(new Date());

export function problemsOf(name: CardSection, answers: CardAnswers) {
  return stepOf(name).check(answers, today()) as Readonly<Record<string, never>>;
}

const isDone = (name: CardSection, answers: CardAnswers) => Object.keys(problemsOf(name, answers)).length === 0;

/** The first section that something is missing in; the review when nothing is. */
export function furthestSection({ Answers }: Application): CardSection {
  return cardSections.find((name) => !isDone(name, Answers)) ?? 'review';
}

export function canOpen(section: CardSection, application: Application): boolean {
  return cardSections.indexOf(section) <= cardSections.indexOf(furthestSection(application));
}

/** Whether it can still be filled in: a draft, or one that came back. */
export const isOpen = ({ Status }: Application) => Status === null || isCorrectable(Status);

function findDocId(search: string): string | undefined {
  return new URLSearchParams(search).get('docId') ?? undefined;
}

function useApplicationKey() {
  return ['application', findDocId(useLocation().search) ?? 'own'];
}

/** The one that the address names, or else the customer's own. */
export function useApplication() {
  const language = useLanguage();
  const { search } = useLocation();
  const docId = findDocId(search);
  return useQuery<Application>({
    queryKey: useApplicationKey(),
    // Nothing may replace what is being filled in but a save.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: async ({ signal }) => {
      const body = docId ? { DOCNumber: docId } : {};
      return (await callCards(getCardApplication, { body, language, signal, isQuiet: true })).Data;
    },
  });
}

/** Changes what this page knows of the application. */
export function useNoteApplication() {
  const client = useQueryClient();
  const queryKey = useApplicationKey();
  return {
    note: (changed: Partial<Application>) =>
      client.setQueryData<Application>(queryKey, (before) => before && { ...before, ...changed }),
    latest: () => client.getQueryData<Application>(queryKey),
    reload: () => client.refetchQueries({ queryKey }),
  };
}

const newKey = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/** Keeps the answers of a section on the server, whole or half done. */
export function useSaveSection(name: CardSection) {
  const language = useLanguage();
  const { note, latest } = useNoteApplication();
  // A save whose answer got lost is repeated under its own key, and carried out once.
  const lastTry = useRef({ written: '', key: '' });
  return async (answers: CardAnswers) => {
    const application = latest();
    const { fields } = stepOf(name);
    const part = (from: CardAnswers) => Object.fromEntries(fields.map((field) => [field, from[field]]));
    if (!application || fields.length === 0) return;
    const written = JSON.stringify(part(answers));
    if (application.DOCNumber && written === JSON.stringify(part(application.Answers))) return;
    if (lastTry.current.written !== written) lastTry.current = { written, key: newKey() };
    const { DOCNumber, Revision } = application;
    const body = {
      ...(DOCNumber && { DOCNumber }),
      Section: name,
      Answers: part(answers) as object,
      Revision,
      SaveKey: lastTry.current.key,
    };
    const { Data } = await callCards(saveCardSection, { body, language });
    const Answers = { ...(latest()?.Answers ?? answers), ...part(answers) } as CardAnswers;
    note({ ...Data, Answers, savedAt: new Date(), isFromElsewhere: false });
  };
}

/** Hands it in, for the first time or corrected. */
export function useSubmitApplication() {
  const language = useLanguage();
  const { note, latest } = useNoteApplication();
  return async () => {
    const application = latest();
    if (!application?.DOCNumber) return;
    const body = { DOCNumber: application.DOCNumber, Revision: application.Revision };
    const { Data } = await callCards(submitCardApplication, { body, language });
    note({ Status: Data.Status, isSent: true });
  };
}
