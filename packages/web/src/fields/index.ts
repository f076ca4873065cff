export { DateInput } from './date-input.tsx';
export { dateOf } from './date-parts.ts';
export { NewPasswordLines } from './new-password-lines.tsx';
export { PasswordInput } from './password-input.tsx';
