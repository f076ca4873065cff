import { type ComponentProps, useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../icons/field-icons.tsx';
import { TextInput } from '../text-input/text-input.tsx';

export interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  texts: { show: string; hide: string };
}

/** A password that can be looked at before it is sent, inside a `Field`. */
export function PasswordField({ texts, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const ToggleIcon = shown ? EyeOffIcon : EyeIcon;
  return (
    <div className="relative">
      <TextInput
        autoComplete="current-password"
        spellCheck={false}
        autoCapitalize="none"
        {...input}
        type={shown ? 'text' : 'password'}
        className="pr-28"
      />
      <button
        type="button"
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0.5 right-0.5 flex min-w-11 items-center gap-1.5 rounded-field px-3 text-sm font-semibold text-link hover:bg-primary-tint"
      >
        <ToggleIcon />
        {shown ? texts.hide : texts.show}
      </button>
    </div>
  );
}
