import { classes } from '../../classes.ts';
import { CheckIcon } from '../icons/field-icons.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface PasswordRequirementsProps {
  label: string;
  lines: readonly { text: string; met: boolean }[];
  /** The words for a line that is met and one that is not, for screen readers. */
  texts: { met: string; unmet: string };
}

/** What a new password must have, ticked off while it is typed. */
export function PasswordRequirements({ label, lines, texts }: PasswordRequirementsProps) {
  return (
    <ul aria-label={label} className="grid gap-1 text-sm sm:grid-cols-2">
      {lines.map(({ text, met }) => (
        <li key={text} className={classes('flex items-center gap-2', met ? 'text-success-strong' : 'text-text-muted')}>
          {met ? (
            <CheckIcon />
          ) : (
            <span aria-hidden="true" className="mx-1.5 size-2 rounded-full border-2 border-current" />
          )}
          {text}
          <VisuallyHidden>{met ? texts.met : texts.unmet}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
