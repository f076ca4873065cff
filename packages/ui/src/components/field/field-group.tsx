import { type ReactNode, useId } from 'react';
import { FieldContext } from './field-context.ts';
import { FieldError, FieldHint, type FieldTexts, LabelText, useMessageIds } from './field-messages.tsx';

export interface FieldGroupProps extends FieldTexts {
  /** Names the first control, so that an error summary can link to the group. */
  id?: string;
  children: ReactNode;
}

/** Several controls that answer one question: choices, or the parts of a date. */
export function FieldGroup({ id, label, hint, error, optional, children }: FieldGroupProps) {
  const ownId = useId();
  const { hintId, errorId, describedBy } = useMessageIds({ hint, error });
  const wiring = {
    id: id ?? ownId,
    'aria-describedby': undefined,
    'aria-invalid': error === undefined ? undefined : (true as const),
  };
  return (
    <fieldset aria-describedby={describedBy} className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 font-semibold">
        <LabelText label={label} optional={optional} />
      </legend>
      <FieldHint id={hintId} text={hint} />
      <FieldContext value={wiring}>{children}</FieldContext>
      <FieldError id={errorId} text={error} />
    </fieldset>
  );
}
