import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../text/text-context.tsx';
import { afterClick, watchClicks } from './after-click.ts';
import { type FieldPath, fieldsInTrouble, type Problems, problemsAfterChange } from './problems.ts';

interface FormOptions<Values> {
  readonly initial: Values;
  /** The rules of the contract, usually `(values) => findProblems(rule, values)`. */
  readonly check: (values: Values) => Problems<Values>;
  /** For a form whose answers are kept somewhere, so that a reload loses nothing. */
  readonly onChange?: (values: Values) => void;
}

/** One field's part of the form, to spread into `Field` or `FieldGroup`. */
export interface FieldState {
  readonly id: string;
  readonly error: string | undefined;
}

export interface Form<Values> {
  readonly values: Values;
  change(changed: Partial<Values>): void;
  field(name: FieldPath<Values>): FieldState;
  /** What is told at the fields now, in the order of the form. */
  readonly problems: readonly { readonly fieldId: string; readonly text: string }[];
  /** For `FormProblems`: what to look at again, with the field to go to, if an attempt failed for several reasons. */
  readonly summary: readonly { readonly fieldId: string; readonly text: string }[];
  /** The field to go to if it failed for one reason alone. */
  readonly onlyProblem: string | undefined;
  /** Counts the failed attempts, so that each shows its summary again. */
  readonly attempt: number;
  /** Shows what is wrong with one field, for when the person leaves it. */
  checkField(name: FieldPath<Values>): void;
  /** Shows what is wrong, if anything; true when the form may be sent. */
  isValid(): boolean;
}

/** The state of a short form: its values, and what is wrong with them after an attempt to send it. */
export function useForm<Values extends object>({ initial, check, onChange }: FormOptions<Values>): Form<Values> {
  const text = useText();
  const formId = useId();
  const [values, setValues] = useState(initial);
  // Two fields may change in one go, when the browser fills both in.
  const latest = useRef(values);
  const [problems, setProblems] = useState<Problems<Values>>({});
  const [attempt, setAttempt] = useState(0);
  // Only an attempt to send moves the focus: leaving a field must not, nor mending the last but one of several.
  const [focus, setFocus] = useState<'field' | 'summary'>();
  const inTrouble = fieldsInTrouble(values, problems);
  const idOf = (name: string) => `${formId}-${name}`;
  const told = inTrouble.map(({ name, key }) => ({ fieldId: idOf(name), text: text(key) }));
  useEffect(watchClicks, []);

  return {
    values,
    attempt,
    problems: told,
    change(changed) {
      const next = { ...latest.current, ...changed };
      const left = problemsAfterChange(problems, latest.current, next);
      latest.current = next;
      setValues(next);
      setProblems(left);
      if (fieldsInTrouble(next, left).length === 0) setFocus(undefined);
      onChange?.(next);
    },
    field(name) {
      const key = problems[name];
      return { id: idOf(name), error: key && text(key) };
    },
    onlyProblem: focus === 'field' && told[0] ? told[0].fieldId : undefined,
    summary: focus === 'summary' ? told : [],
    checkField(name) {
      afterClick(() => {
        const key = check(latest.current)[name];
        setProblems(
          ({ [name]: _earlier, ...others }) => ({ ...others, ...(key && { [name]: key }) }) as Problems<Values>,
        );
      });
    },
    isValid() {
      const found = check(values);
      const { length } = fieldsInTrouble(values, found);
      const isGood = length === 0;
      setProblems(found);
      setFocus(isGood ? undefined : length === 1 ? 'field' : 'summary');
      if (!isGood) setAttempt(attempt + 1);
      return isGood;
    },
  };
}
