import { TextInput } from '@taga/ui';

interface EmailInputProps {
  value: string;
  onValue: (value: string) => void;
  /** Where it is what somebody signs in with: the browser fills it in together with the password. */
  isUsername?: boolean;
}

export function EmailInput({ value, onValue, isUsername = false }: EmailInputProps) {
  return (
    <TextInput
      {...(isUsername && { name: 'username' })}
      type="email"
      autoComplete={isUsername ? 'username' : 'email'}
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={(event) => onValue(event.target.value)}
    />
  );
}
