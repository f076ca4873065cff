import { maxSupplementaryHolders } from '@taga/contract/constants';
import { type CardholderAnswers, emptyCardholder } from '@taga/contract/journeys/card-application/answers';
import { emailTyping } from '@taga/contract/rules/typing';
import { formatNumber } from '@taga/i18n';
import { Button, Field, FieldGroup, filterTyping, RadioCards, Skeleton, TextInput } from '@taga/ui';
import { DateInput } from '@taga/web/date-input';
import { useLanguage, useText } from '@taga/web/text';
import { lazy, Suspense } from 'react';
import type { Application } from '../application.ts';
import { PersonBox, PersonFields, replaced, without } from '../person-fields.tsx';
import { SectionFrame } from '../section-frame.tsx';
import { type SectionState, useSection } from '../use-section.ts';

/** With the letters of every township's cards, and all the countries of the world: for those who add somebody. */
const NrcNumberFields = lazy(async () => ({ default: (await import('@taga/person/nrc-fields')).NrcNumberFields }));
const PassportFields = lazy(async () => ({ default: (await import('@taga/person/passport-fields')).PassportFields }));

interface HolderProps {
  place: number;
  holder: CardholderAnswers;
  section: SectionState;
  onChange: (changed: Partial<CardholderAnswers>, part: string) => void;
}

/** Which document they have, and its number. */
function Identity({ place, holder, section, onChange }: HolderProps) {
  const text = useText();
  const path = `supplementary.${place}`;
  const isPassport = holder.idType === 'PASSPORT';
  const passport = section.formAt(`${path}.passport`, holder.passport, (changed) =>
    onChange({ passport: changed }, 'passport'),
  );
  const nrc = section.formAt(`${path}.nrc`, holder.nrc, (changed) => onChange({ nrc: changed }, 'nrc'));
  return (
    <>
      <FieldGroup label={text('cardPages.people.idType')}>
        <RadioCards
          name={`${path}.id-type`}
          value={holder.idType}
          onValue={(chosen) => onChange({ idType: chosen === 'PASSPORT' ? 'PASSPORT' : 'NRC' }, 'idType')}
          cards={(['NRC', 'PASSPORT'] as const).map((value) => ({ value, label: text(`identity.kind.${value}`) }))}
        />
      </FieldGroup>
      <Suspense fallback={<Skeleton label={text('layout.loading.message')} lines={6} />}>
        {isPassport ? (
          <PassportFields form={passport} />
        ) : (
          <FieldGroup label={text('cardPages.people.nrc')}>
            <NrcNumberFields form={nrc} />
          </FieldGroup>
        )}
      </Suspense>
    </>
  );
}

function Holder(props: HolderProps) {
  const { place, holder, section, onChange } = props;
  const text = useText();
  const path = `supplementary.${place}`;
  return (
    <>
      <PersonFields
        path={path}
        person={holder}
        section={section}
        onChange={(changed) => onChange(changed, Object.keys(changed)[0] ?? '')}
      />
      <FieldGroup label={text('cardPages.people.birthDate')} {...section.field(`${path}.birthDate`)}>
        <DateInput value={holder.birthDate} onValue={(birthDate) => onChange({ birthDate }, 'birthDate')} />
      </FieldGroup>
      <Field
        label={text('cardPages.people.email')}
        optional={text('form.optional')}
        {...section.field(`${path}.email`)}
      >
        <TextInput
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          value={holder.email}
          onChange={filterTyping(emailTyping, (email) => onChange({ email }, 'email'))}
        />
      </Field>
      <Identity {...props} />
    </>
  );
}

export function Supplementary({ application }: { application: Application }) {
  const text = useText();
  const language = useLanguage();
  const section = useSection('supplementary', application);
  const holders = section.answers.supplementary;
  const most = formatNumber(maxSupplementaryHolders, language);
  const put = (changed: readonly CardholderAnswers[], path: string) => section.change({ supplementary: changed }, path);
  return (
    <SectionFrame
      name="supplementary"
      section={section}
      title={text('cardPages.supplementary.title')}
      lead={text('cardPages.supplementary.lead')}
    >
      {holders.map((holder, place) => (
        <PersonBox
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name while they are typed
          key={place}
          title={text('cards.person.cardholder', { number: formatNumber(place + 1, language) })}
          onRemove={() => put(without(holders, place), 'supplementary')}
        >
          <Holder
            place={place}
            holder={holder}
            section={section}
            onChange={(changed, part) =>
              put(replaced(holders, place, { ...holder, ...changed }), `supplementary.${place}.${part}`)
            }
          />
        </PersonBox>
      ))}
      {holders.length < maxSupplementaryHolders ? (
        <Button variant="secondary" onClick={() => put([...holders, emptyCardholder], 'supplementary')}>
          {text('cardPages.supplementary.add')}
        </Button>
      ) : (
        <p className="text-text-muted">{text('cardPages.supplementary.full', { most })}</p>
      )}
    </SectionFrame>
  );
}
