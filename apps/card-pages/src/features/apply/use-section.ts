import { errorCodes } from '@taga/contract';
import type { CardAnswers } from '@taga/contract/journeys/card-application/answers';
import { type CardSection, cardSections } from '@taga/contract/journeys/card-application/sections';
import type { MessageKey } from '@taga/contract/rules/message-keys';
import { type FieldState, type Form, findRefusal, isRefusedWith, type Submit, useSubmit } from '@taga/web/form';
import { useLocation, useNavigate } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { useId, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { type Application, problemsOf, useNoteApplication, useSaveSection } from './application.ts';

type CardProblems = Readonly<Record<string, MessageKey>>;

export interface SectionState {
  readonly application: Application;
  readonly answers: CardAnswers;
  /** Changes answers; what is told at `path` and below it is not told any more. */
  change(changed: Partial<CardAnswers>, path: string): void;
  field(path: string): FieldState;
  /** A part of the answers as the fields of a form, for those who know forms only. */
  formAt<Values extends object>(path: string, values: Values, onChange: (values: Values) => void): Form<Values>;
  /** For the list above the fields. */
  readonly told: Pick<Form<unknown>, 'summary' | 'onlyProblem' | 'attempt'>;
  readonly saving: Submit<[to: 'next' | 'back']>;
}

const isBelow = (path: string, whole: string) => path === whole || path.startsWith(`${whole}.`);

/** Where one goes from a section. */
function useWays(name: CardSection) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const place = cardSections.indexOf(name);
  return (to: 'next' | 'back') => {
    const target = cardSections[to === 'next' ? place + 1 : place - 1];
    if (target) navigate(paths.section(target, search));
  };
}

/** What is wrong, and where it is told. */
function useProblems(name: CardSection) {
  const text = useText();
  const formId = useId();
  const [problems, setProblems] = useState<CardProblems>({});
  const [attempt, setAttempt] = useState(0);
  const idOf = (path: string) => `${formId}-${path}`;
  const all = Object.entries(problems).map(([path, key]) => ({ fieldId: idOf(path), text: text(key) }));
  // The same words twice would lead to two fields that answer one question.
  const list = all.filter((problem, place) => all.findIndex((other) => other.text === problem.text) === place);
  return {
    field: (path: string): FieldState => ({ id: idOf(path), error: problems[path] && text(problems[path]) }),
    forget: (whole: string) =>
      setProblems((before) => Object.fromEntries(Object.entries(before).filter(([path]) => !isBelow(path, whole)))),
    find(answers: CardAnswers): boolean {
      const found: CardProblems = problemsOf(name, answers);
      setProblems(found);
      const isGood = Object.keys(found).length === 0;
      if (!isGood) setAttempt(attempt + 1);
      return !isGood;
    },
    told: {
      attempt,
      summary: list.length > 1 ? list : [],
      onlyProblem: list.length === 1 ? list[0]?.fieldId : undefined,
    },
  };
}

/** One section while it is filled in. Going on judges it; going back keeps it as it is. */
export function useSection(name: CardSection, application: Application): SectionState {
  const [answers, setAnswers] = useState(application.Answers);
  const { field, forget, find, told } = useProblems(name);
  const save = useSaveSection(name);
  const { note, latest, reload } = useNoteApplication();
  const go = useWays(name);

  const saving = useSubmit(async (to: 'next' | 'back') => {
    const whole = { ...answers, documents: application.Answers.documents };
    if (to === 'next' && find(whole)) return;
    try {
      await save(whole);
      go(to);
    } catch (failure) {
      if (!isRefusedWith(findRefusal(failure), errorCodes.savedElsewhere)) throw failure;
      await reload();
      note({ isFromElsewhere: true });
      setAnswers((before) => latest()?.Answers ?? before);
    }
  });

  return {
    application,
    answers: { ...answers, documents: application.Answers.documents },
    change(changed, path) {
      setAnswers((before) => ({ ...before, ...changed }));
      forget(path);
    },
    field,
    formAt: (path, values, onChange) => ({
      ...told,
      values,
      problems: [],
      change: (changed) => onChange({ ...values, ...changed }),
      field: (part) => field(`${path}.${part}`),
      checkField: () => {},
      isValid: () => true,
    }),
    told,
    saving,
  };
}
