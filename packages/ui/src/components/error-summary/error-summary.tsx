import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { WarningIcon } from '../icons/field-icons.tsx';

export interface ErrorSummaryProps {
  title: string;
  errors: readonly { fieldId: string; text: string }[];
}

/** Shows the label with the field: focus alone may scroll so that only the box is seen, without its question. */
export function goToField(fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (!field) return;
  const question =
    field.closest('fieldset')?.querySelector('legend') ?? document.querySelector(`label[for="${CSS.escape(fieldId)}"]`);
  (question ?? field).scrollIntoView({ block: 'start' });
  field.focus({ preventScroll: true });
}

function follow(event: MouseEvent, fieldId: string) {
  if (!document.getElementById(fieldId)) return;
  event.preventDefault();
  goToField(fieldId);
}

/** Takes focus when it appears and links to each field that needs another look. Show it again for each attempt (`key`). */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="alert"
      aria-labelledby={titleId}
      tabIndex={-1}
      className="grid gap-2 rounded-card border-2 border-danger bg-danger-tint p-4 sm:p-5"
    >
      <h2 id={titleId} className="flex items-center gap-2 text-lg text-danger-strong">
        <WarningIcon size={24} />
        {title}
      </h2>
      <ul className="grid">
        {errors.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => follow(event, fieldId)}
              className="inline-flex min-h-11 items-center font-medium text-danger-strong underline underline-offset-4"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
