import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../text/text-context.tsx';
import { afterPress, watchPresses } from './after-press.ts';
import { fieldsInTrouble, type Problems, problemsAfterChange } from './problems.ts';

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
  field(name: keyof Values & string): FieldState;
  /** For `FormProblems`: what to look at again, with the field to go to. */
  readonly summary: readonly { readonly fieldId: string; readonly text: string }[];
  /** Counts the failed attempts, so that each shows its summary anew. */
  readonly attempt: number;
  /** Shows what is wrong with one field, for when the person leaves it. */
  checkField(name: keyof Values & string): void;
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
  // Only an attempt to send brings up the summary, which takes focus: leaving a field must not.
  const [isSummaryShown, setIsSummaryShown] = useState(false);
  const inTrouble = fieldsInTrouble(values, problems);
  const idOf = (name: string) => `${formId}-${name}`;
  useEffect(watchPresses, []);

  return {
    values,
    attempt,
    change(changed) {
      const next = { ...latest.current, ...changed };
      const left = problemsAfterChange(problems, latest.current, next);
      latest.current = next;
      setValues(next);
      setProblems(left);
      if (fieldsInTrouble(next, left).length === 0) setIsSummaryShown(false);
      onChange?.(next);
    },
    field(name) {
      const key = problems[name];
      return { id: idOf(name), error: key && text(key) };
    },
    summary: isSummaryShown ? inTrouble.map(({ name, key }) => ({ fieldId: idOf(name), text: text(key) })) : [],
    checkField(name) {
      afterPress(() => {
        const key = check(latest.current)[name];
        setProblems(
          ({ [name]: _earlier, ...others }) => ({ ...others, ...(key && { [name]: key }) }) as Problems<Values>,
        );
      });
    },
    isValid() {
      const found = check(values);
      const isGood = fieldsInTrouble(values, found).length === 0;
      setProblems(found);
      setIsSummaryShown(!isGood);
      if (!isGood) setAttempt(attempt + 1);
      return isGood;
    },
  };
}
