import { formatNumber } from '@taga/i18n';
import { useLanguage, useText } from '@taga/web/text';
import { accountFigures } from '../../lib/fulfilment/accounts/account-figures.ts';
import { Section } from './section.tsx';

const steps = ['choose', 'signUp', 'identity', 'deposit'] as const;

export function Steps() {
  const text = useText();
  const language = useLanguage();
  return (
    <Section title={text('home.steps.title')}>
      <ol className="grid gap-3 md:gap-4 md:grid-cols-4">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-4 md:block">
            <span
              aria-hidden="true"
              className="grid size-11 shrink-0 place-items-center md:mb-4 rounded-chip bg-primary font-semibold text-on-primary"
            >
              {formatNumber(index + 1, language)}
            </span>
            <div>
              <h3 className="text-base md:text-lg">{text(`home.steps.${step}.title`)}</h3>
              <p className="text-sm text-text-muted md:text-base">
                {text(`home.steps.${step}.text`, accountFigures(language))}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
