import { dateOf, partsOfDate } from '../../rules/fields/calendar-date.ts';
import { noneAnswered } from './answers.ts';
import type { QuestionAnswers, QuestionName } from './questions.ts';

type Answer = { readonly date: Parameters<typeof dateOf>[0] } | { readonly text: string };

/** What was answered, as the wire has it and the rules read it; empty while it is no answer. */
export function answeredValue(answers: QuestionAnswers, name: QuestionName): string {
  const answer = answers[name] as Answer;
  return 'date' in answer ? dateOf(answer.date) : answer.text;
}

/** The answer that a value of the wire stands for. */
export function answerFrom(name: QuestionName, value: string | null | undefined): Answer {
  const nothing = noneAnswered[name] as Answer;
  if (!value) return nothing;
  return 'date' in nothing ? { date: partsOfDate(value) } : { text: value };
}
