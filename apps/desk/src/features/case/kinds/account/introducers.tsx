import { displayPhone } from '@taga/contract/rules/customers/display-phone';
import { Badge, type Tone } from '@taga/ui';
import { useText } from '@taga/web/text';
import { Section } from '../../case-parts.tsx';
import type { AccountCase } from './account-case.ts';

type Introducer = AccountCase['introducers'][number];

const tones: Readonly<Record<Introducer['state'], Tone>> = {
  asked: 'neutral',
  confirmed: 'success',
  declined: 'danger',
  'not-asked': 'neutral',
};

/** Who vouches, with the number of their card and account, and what they say themselves. */
export function Introducers({ found }: { found: AccountCase }) {
  const text = useText();
  if (found.introducers.length === 0) return null;
  return (
    <Section title={text('deskCases.typed.introducers')}>
      <ul className="grid gap-3">
        {found.introducers.map(({ introducer, name, phone, state, notAskedBecause }) => {
          const given = found.record.Contacts?.find(({ ContactType }) => ContactType === introducer);
          return (
            <li key={introducer} className="grid gap-0.5">
              <p className="flex flex-wrap items-center gap-x-2">
                <span className="font-medium">{name}</span>
                <Badge tone={tones[state]}>{text(`deskCases.introducer.${state}`)}</Badge>
              </p>
              <p className="text-text-muted">
                {[displayPhone(phone), given?.UIdValue, given?.BankAccountNumber].filter(Boolean).join(' · ')}
              </p>
              {notAskedBecause && <p className="text-text-muted">{text(`deskCases.introducer.${notAskedBecause}`)}</p>}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
