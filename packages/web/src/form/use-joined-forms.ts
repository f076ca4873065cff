import { useState } from 'react';
import type { Form } from './use-form.ts';

type Joined = Pick<Form<unknown>, 'problems' | 'summary' | 'onlyProblem' | 'isValid'>;

/** Several forms that are sent together: whatever is wrong in any of them stands in one summary. */
export function useJoinedForms(
  forms: readonly Joined[],
): Pick<Form<unknown>, 'summary' | 'onlyProblem' | 'attempt' | 'isValid'> {
  const [attempt, setAttempt] = useState(0);
  // At the last attempt. A form that was alone in being wrong says itself where to look.
  const [areSeveralWrong, setAreSeveralWrong] = useState(false);
  return {
    attempt,
    summary: forms.flatMap(({ problems, summary }) => (areSeveralWrong ? problems : summary)),
    onlyProblem: areSeveralWrong ? undefined : forms.find(({ onlyProblem }) => onlyProblem)?.onlyProblem,
    isValid() {
      const wrong = forms.filter((form) => !form.isValid());
      setAreSeveralWrong(wrong.length > 1);
      if (wrong.length > 0) setAttempt(attempt + 1);
      return wrong.length === 0;
    },
  };
}
