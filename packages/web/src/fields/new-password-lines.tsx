import { passwordRequirements } from '@taga/contract/rules/access/password';
import { PasswordRequirements } from '@taga/ui';
import { useText } from '../text/text-context.tsx';

/** The two lines under a new password that turn green while it is typed. */
export function NewPasswordLines({ password }: { password: string }) {
  const text = useText();
  const { length, mix } = passwordRequirements(password);
  return (
    <PasswordRequirements
      label={text('form.password.requirements')}
      lines={[
        { text: text('form.password.length'), met: length },
        { text: text('form.password.mix'), met: mix },
      ]}
      texts={{ met: text('form.password.met'), unmet: text('form.password.unmet') }}
    />
  );
}
