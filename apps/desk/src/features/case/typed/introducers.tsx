import type { DeskCase } from '@taga/contract/records/desk/cases';
import type { MessageId } from '@taga/i18n';
import { Badge, type Tone } from '@taga/ui';
import { useText } from '@taga/web/text';

type Introducer = DeskCase['introducers'][number];

const states: Readonly<Record<Introducer['state'], { readonly label: MessageId; readonly tone: Tone }>> = {
  asked: { label: 'deskCases.introducer.asked', tone: 'neutral' },
  confirmed: { label: 'deskCases.introducer.confirmed', tone: 'success' },
  declined: { label: 'deskCases.introducer.declined', tone: 'danger' },
  'not-asked': { label: 'deskCases.introducer.not-asked', tone: 'neutral' },
};

const reasons: Readonly<Record<NonNullable<Introducer['notAskedBecause']>, MessageId>> = {
  'own-phone': 'deskCases.introducer.own-phone',
  'same-phone': 'deskCases.introducer.same-phone',
  'no-myanmar-phone': 'deskCases.introducer.no-myanmar-phone',
  'asked-too-often': 'deskCases.introducer.asked-too-often',
};

/** Who vouches, with the number of their card and account, and what they say themselves. */
export function Introducers({ found }: { found: DeskCase }) {
  const text = useText();
  return (
    <ul className="grid gap-3">
      {found.introducers.map(({ introducer, name, phone, state, notAskedBecause }) => {
        const given = found.record.Contacts?.find(({ ContactType }) => ContactType === introducer);
        return (
          <li key={introducer} className="grid gap-0.5">
            <p className="flex flex-wrap items-center gap-x-2">
              <span className="font-medium">{name}</span>
              <Badge tone={states[state].tone}>{text(states[state].label)}</Badge>
            </p>
            <p className="text-text-muted">
              {[phone, given?.UIdValue, given?.BankAccountNumber].filter(Boolean).join(' · ')}
            </p>
            {notAskedBecause && <p className="text-text-muted">{text(reasons[notAskedBecause])}</p>}
          </li>
        );
      })}
    </ul>
  );
}
