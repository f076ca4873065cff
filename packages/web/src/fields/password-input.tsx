import { PasswordField } from '@taga/ui';
import { useText } from '../text/text-context.tsx';

interface PasswordInputProps {
  value: string;
  onValue: (value: string) => void;
  name?: string;
  /** `new-password` has the browser offer one. */
  autoComplete?: 'current-password' | 'new-password';
}

export function PasswordInput({ value, onValue, name = 'password', autoComplete }: PasswordInputProps) {
  const text = useText();
  return (
    <PasswordField
      name={name}
      autoComplete={autoComplete ?? 'current-password'}
      texts={{ show: text('form.password.show'), hide: text('form.password.hide') }}
      value={value}
      onChange={(event) => onValue(event.target.value)}
    />
  );
}
