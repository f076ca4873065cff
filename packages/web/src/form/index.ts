export { checkFields } from './check-fields.ts';
export { FormProblems } from './form-problems.tsx';
export { fieldsInTrouble, type Problems, problemsAfterChange } from './problems.ts';
export { findRefusal, isRefusedWith, type Refusal, refusalTexts } from './refusal.ts';
export { RefusalAlert } from './refusal-alert.tsx';
export { useServerMessage } from './server-message.ts';
export { againInWords, TryAgain, useRetryMoment } from './try-again.tsx';
export { type FieldState, type Form, useForm } from './use-form.ts';
export { type Submit, useSubmit } from './use-submit.ts';
