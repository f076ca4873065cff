import { BranchScene, IdentityScene, PhoneScene } from '@taga/ui';
import { useLanguage, useText } from '@taga/web/text';
import { accountFigures } from '../../lib/fulfilment/accounts/account-figures.ts';
import { Section } from './section.tsx';

const reasons = [
  { name: 'phone', Scene: PhoneScene },
  { name: 'safe', Scene: IdentityScene },
  { name: 'branch', Scene: BranchScene },
] as const;

/** On a phone the picture stands beside the words, where there is room above them. */
export function Features() {
  const text = useText();
  const figures = accountFigures(useLanguage());
  return (
    <Section title={text('home.features.title')}>
      <ul className="grid gap-4 md:grid-cols-3">
        {reasons.map(({ name, Scene }) => (
          <li key={name} className="flex flex-wrap items-start gap-4 md:block">
            <Scene className="h-14 w-auto shrink-0 md:mb-4 md:h-40" />
            <div className="grid grow basis-40 gap-1">
              <h3 className="text-base md:text-lg">{text(`home.features.${name}.title`)}</h3>
              <p className="text-sm text-text-muted md:text-base">{text(`home.features.${name}.text`, figures)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
