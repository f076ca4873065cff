import { BranchScene, Card, IdentityScene, PhoneScene } from '@taga/ui';
import { useLanguage, useText } from '@taga/web/text';
import { accountFigures } from '../../lib/accounts/account-figures.ts';
import { Section } from './section.tsx';

const reasons = [
  { name: 'phone', Scene: PhoneScene },
  { name: 'safe', Scene: IdentityScene },
  { name: 'branch', Scene: BranchScene },
] as const;

export function Features() {
  const text = useText();
  const figures = accountFigures(useLanguage());
  return (
    <Section title={text('home.features.title')}>
      <ul className="grid gap-4 md:grid-cols-3">
        {reasons.map(({ name, Scene }) => (
          <li key={name} className="grid">
            <Card className="grid content-start gap-3">
              <Scene className="mx-auto h-40 w-auto" />
              <h3 className="text-lg">{text(`home.features.${name}.title`)}</h3>
              <p className="text-text-muted">{text(`home.features.${name}.text`, figures)}</p>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
