import type { ReactNode } from 'react';
import { SkipLink } from '../skip-link/skip-link.tsx';
import { FormColumns, type FormColumnsProps } from './form-columns.tsx';

export interface FormPageProps extends FormColumnsProps {
  skipText: string;
  notice?: ReactNode;
  header: ReactNode;
}

/** One question in a column of 640 px, with its header. */
export function FormPage({ skipText, notice, header, ...columns }: FormPageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink text={skipText} />
      {notice}
      {header}
      <FormColumns {...columns} />
    </div>
  );
}
