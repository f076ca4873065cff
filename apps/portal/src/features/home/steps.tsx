import { formatNumber } from '@taga/i18n';
import { useLanguage, useText } from '@taga/web/text';
import { accountFigures } from '../../lib/accounts/account-figures.ts';
import { Section } from './section.tsx';

const steps = ['choose', 'signUp', 'identity', 'deposit'] as const;

export function Steps() {
  const text = useText();
  const language = useLanguage();
  return (
    <Section title={text('home.steps.title')}>
      <ol className="grid gap-6 sm:grid-cols-2 md:grid-cols-4">
        {steps.map((step, index) => (
          <li key={step} className="grid content-start gap-2">
            <span
              aria-hidden="true"
              className="grid size-11 place-items-center rounded-chip bg-primary font-semibold text-on-primary"
            >
              {formatNumber(index + 1, language)}
            </span>
            <h3 className="text-lg">{text(`home.steps.${step}.title`)}</h3>
            <p className="text-text-muted">{text(`home.steps.${step}.text`, accountFigures(language))}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
