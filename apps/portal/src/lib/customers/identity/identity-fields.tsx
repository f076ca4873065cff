import type { IdentityAnswers, OldNrcAnswers } from '@taga/contract/journeys/person-answers';
import { type IdType, idTypes } from '@taga/contract/rules/customers/id-type';
import { latinTyping } from '@taga/contract/rules/fields/typing';
import { NrcFields } from '@taga/person/nrc-fields';
import { Field, FieldGroup, filterTyping, RadioCards, Skeleton, TextInput } from '@taga/ui';
import type { Form } from '@taga/web/form';
import { useText } from '@taga/web/text';
import { lazy, Suspense } from 'react';

const PassportFields = lazy(async () => ({ default: (await import('@taga/person/passport-fields')).PassportFields }));

interface IdentityFieldsProps {
  idType: IdType;
  onIdType: (idType: IdType) => void;
  nrc: Form<IdentityAnswers['nrc']>;
  oldNrc: Form<IdentityAnswers['oldNrc']>;
  passport: Form<IdentityAnswers['passport']>;
}

/** The choice between the three documents, and the fields of the chosen one. */
export function IdentityFields({ idType, onIdType, nrc, oldNrc, passport }: IdentityFieldsProps) {
  const text = useText();
  return (
    <>
      <FieldGroup label={text('identity.kind.label')}>
        <RadioCards
          name="id-type"
          value={idType}
          onValue={(chosen) => onIdType(idTypes.find((type) => type === chosen) ?? idType)}
          cards={idTypes.map((value) => ({ value, label: text(`identity.kind.${value}`) }))}
        />
      </FieldGroup>
      {idType === 'NRC' && <NrcFields form={nrc} />}
      {idType === 'OLD_NRC' && <OldNrcFields form={oldNrc} />}
      {idType === 'PASSPORT' && (
        <Suspense fallback={<Skeleton label={text('layout.loading.message')} lines={8} />}>
          <PassportFields form={passport} />
        </Suspense>
      )}
    </>
  );
}

function OldNrcFields({ form }: { form: Form<OldNrcAnswers> }) {
  const text = useText();
  return (
    <Field label={text('identity.oldNrc.number')} hint={text('identity.oldNrc.hint')} {...form.field('oldNumber')}>
      <TextInput
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={form.values.oldNumber}
        onChange={filterTyping(latinTyping, (oldNumber) => form.change({ oldNumber }))}
      />
    </Field>
  );
}
