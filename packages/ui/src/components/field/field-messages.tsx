import { useId } from 'react';
import { WarningIcon } from '../icons/field-icons.tsx';

export interface FieldTexts {
  label: string;
  /** How to fill it in; shown before, not after, the person makes a mistake. */
  hint?: string | undefined;
  /** What to do to make it right. */
  error?: string | undefined;
  /** The word for "optional". Required is normal and is not marked. */
  optional?: string | undefined;
}

/** Ids of the texts of a field and the list a control points to. */
export function useMessageIds({ hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const base = useId();
  const hintId = hint === undefined ? undefined : `${base}-hint`;
  const errorId = error === undefined ? undefined : `${base}-error`;
  return { hintId, errorId, describedBy: [hintId, errorId].filter(Boolean).join(' ') || undefined };
}

export function LabelText({ label, optional }: Pick<FieldTexts, 'label' | 'optional'>) {
  return (
    <>
      {label}
      {optional && <span className="font-normal text-text-muted"> ({optional})</span>}
    </>
  );
}

export function FieldHint({ id, text }: { id: string | undefined; text: string | undefined }) {
  return (
    text !== undefined && (
      <p id={id} className="text-text-muted">
        {text}
      </p>
    )
  );
}

/** Icon and words, so that the error does not rely on red. */
export function FieldError({ id, text }: { id: string | undefined; text: string | undefined }) {
  return (
    text !== undefined && (
      <p id={id} className="flex items-start gap-2 font-medium text-danger">
        <WarningIcon className="mt-[0.15em]" />
        {text}
      </p>
    )
  );
}
