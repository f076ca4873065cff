import type { Form } from '@taga/web/form';
import type { PassportAnswers } from '../draft/answers.ts';
import { PassportFields } from './passport-fields.tsx';
import { VisaFields } from './visa-fields.tsx';

/** Loaded on its own: few need it, and it brings all the countries of the world. */
export function PassportAndVisa({ form }: { form: Form<PassportAnswers> }) {
  return (
    <>
      <PassportFields form={form} />
      <VisaFields form={form} />
    </>
  );
}
