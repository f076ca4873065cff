export type { FormField, FormValue } from './field.ts';
export {
  defineFormKind,
  type FormAnswers,
  type FormKind,
  type FormSections,
  type FormValues,
  formText,
} from './form-kind.ts';
