import { classes } from '../../classes.ts';

/** `inverse` is a text button on the deep surface. */
type ButtonVariant = 'primary' | 'secondary' | 'text' | 'danger' | 'inverse';
/** `compact` is for bars: 44 px high and never full width. `arrow` is a square on a phone, its word for the ear. */
type ButtonSize = 'normal' | 'compact' | 'arrow';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
}

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-primary text-on-primary hover:bg-primary-hover',
  secondary: 'border border-control bg-surface-raised text-text hover:bg-primary-tint',
  text: 'text-link hover:bg-primary-tint hover:text-link-hover',
  danger: 'bg-danger text-on-danger hover:bg-danger-strong',
  inverse: 'text-on-deep hover:bg-on-deep/15 focus-visible:outline-on-deep',
};

const sizes: Record<ButtonSize, string> = {
  normal: 'min-h-12 w-full px-[min(1.5rem,6.7vw)] sm:w-auto',
  compact: 'min-h-11 px-edge sm:whitespace-nowrap',
  arrow: '-ml-3 min-h-12 min-w-12 shrink-0 px-3 sm:-ml-4 sm:px-4',
};

const idle = 'border border-border bg-surface-sunken text-text-muted';

/** One set of classes for the button and for the link that looks like one. */
export function buttonStyle({ variant = 'primary', size = 'normal' }: ButtonLook, disabled = false): string {
  return classes(
    'inline-flex items-center justify-center gap-2 rounded-field py-2 text-center font-semibold no-underline transition-colors',
    sizes[size],
    disabled ? idle : variants[variant],
  );
}
