import { classes } from '../../classes.ts';

export interface LanguageOption<Code extends string> {
  code: Code;
  /** The HTML language of the name, so that it is read out in its own voice. */
  lang: string;
  /** The language's name in itself. */
  name: string;
}

export interface LanguageSwitchProps<Code extends string> {
  label: string;
  options: readonly LanguageOption<Code>[];
  value: Code;
  onValue: (code: Code) => void;
  /** Only what one can change to, where there is little room. */
  compact?: boolean | undefined;
}

/** All languages side by side, each in its own script: one tap, and nobody needs to read another one. */
export function LanguageSwitch<Code extends string>(props: LanguageSwitchProps<Code>) {
  const { label, options, value, onValue, compact = false } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend and its layout into the bar
    <div role="group" aria-label={label} className="inline-flex rounded-field bg-surface-sunken p-0.5">
      {options
        .filter(({ code }) => !compact || code !== value)
        .map(({ code, lang, name }) => (
          <button
            key={code}
            type="button"
            lang={lang}
            aria-pressed={code === value}
            onClick={() => onValue(code)}
            className={classes(
              'min-h-11 min-w-11 rounded-[0.5rem] px-[min(0.625rem,3vw)] text-sm whitespace-nowrap font-semibold transition-colors',
              code === value
                ? 'bg-surface-raised text-primary ring-1 ring-control @max-[21rem]:hidden'
                : 'text-text-muted hover:text-text',
            )}
          >
            {name}
          </button>
        ))}
    </div>
  );
}
