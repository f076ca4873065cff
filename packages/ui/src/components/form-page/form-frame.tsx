import type { ReactNode } from 'react';
import { SkipLink } from '../skip-link/skip-link.tsx';

export interface FormFrameProps {
  skipText: string;
  notice?: ReactNode;
  header: ReactNode;
  /** The question: `StepBar` for a phone, and `FormColumns`. */
  children: ReactNode;
}

/** What stays while the questions change. On a phone the bar of the question takes the header's place. */
export function FormFrame({ skipText, notice, header, children }: FormFrameProps) {
  return (
    <div className="group/form flex min-h-dvh flex-col">
      <SkipLink text={skipText} />
      {notice}
      <div className="max-lg:group-has-data-step-bar/form:hidden">{header}</div>
      {children}
    </div>
  );
}
