import { type ReactNode, useId } from 'react';
import { FieldContext } from './field-context.ts';
import { FieldError, FieldHint, type FieldTexts, LabelText, useMessageIds } from './field-messages.tsx';

export interface FieldProps extends FieldTexts {
  /** Given when an error summary links to the field; otherwise made up. */
  id?: string;
  /** One control, which takes its wiring from here. */
  children: ReactNode;
}

/** Label above, hint under the label, the control, the error under it. */
export function Field({ id, label, hint, error, optional, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const { hintId, errorId, describedBy } = useMessageIds({ hint, error });
  const wiring = {
    id: controlId,
    'aria-describedby': describedBy,
    'aria-invalid': error === undefined ? undefined : (true as const),
  };
  return (
    <div className="grid min-w-0 gap-1.5">
      <label htmlFor={controlId} className="font-semibold">
        <LabelText label={label} optional={optional} />
      </label>
      <FieldHint id={hintId} text={hint} />
      <FieldContext value={wiring}>{children}</FieldContext>
      <FieldError id={errorId} text={error} />
    </div>
  );
}
