import type { DeskCase } from '@taga/contract/records/desk/cases';
import { useLanguage, useText } from '@taga/web/text';
import type { ReactNode } from 'react';
import { useNames } from '../../../lib/names/use-names.ts';
import { Facts } from '../../../lib/page-parts/facts.tsx';
import { Introducers } from './introducers.tsx';
import { addressFacts, occupationFacts, personFacts } from './person-facts.ts';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2 border-b border-border px-4 py-3">
      <h2 className="text-base">{title}</h2>
      {children}
    </section>
  );
}

/** What the customer typed, to be read against the documents beside it. */
export function Typed({ found }: { found: DeskCase }) {
  const text = useText();
  const reading = { text, language: useLanguage(), names: useNames() };
  const { record, knownAs, customerNo } = found;
  const bankFacts = [
    ...(customerNo ? [{ label: text('deskCases.typed.customerNo'), value: customerNo }] : []),
    ...(knownAs
      ? [
          {
            label: text('deskCases.typed.knownAs'),
            value: [knownAs.name, knownAs.customerNo, knownAs.phone].join(' · '),
          },
        ]
      : []),
    ...(record.ExistingAccountNo
      ? [{ label: text('deskCases.typed.payingAccount'), value: record.ExistingAccountNo }]
      : []),
    ...(record.ReferId ? [{ label: text('deskCases.typed.employee'), value: record.ReferId }] : []),
  ];
  // Who opens an account from one they have is not asked for it.
  const occupation = occupationFacts(record, reading);
  return (
    <>
      <Section title={text('profile.personal.title')}>
        <Facts facts={personFacts(record, reading)} />
      </Section>
      {bankFacts.length > 0 && (
        <Section title={text('deskCases.typed.atBank')}>
          <Facts facts={bankFacts} />
        </Section>
      )}
      <Section title={text('deskCases.typed.address')}>
        <Facts facts={addressFacts(record, reading)} />
      </Section>
      {occupation.length > 0 && (
        <Section title={text('deskCases.typed.occupation')}>
          <Facts facts={occupation} />
        </Section>
      )}
      {found.introducers.length > 0 && (
        <Section title={text('deskCases.typed.introducers')}>
          <Introducers found={found} />
        </Section>
      )}
    </>
  );
}
