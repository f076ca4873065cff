export { EmailInput } from './email-input.tsx';
export { NewPasswordLines } from './new-password-lines.tsx';
export { PasswordInput } from './password-input.tsx';
