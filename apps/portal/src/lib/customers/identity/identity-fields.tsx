import type { IdentityAnswers, OldNrcAnswers } from '@taga/contract/journeys/person-answers';
import { type IdType, idTypes } from '@taga/contract/rules/customers/id-type';
import { latinTyping } from '@taga/contract/rules/fields/typing';
import { NrcFields } from '@taga/person/nrc-fields';
import type { PassportHint } from '@taga/person/passport-fields';
import { Field, FieldGroup, filterTyping, RadioCards, Skeleton, TextInput } from '@taga/ui';
import type { Form } from '@taga/web/form';
import { useText } from '@taga/web/text';
import { lazy, type ReactNode, Suspense } from 'react';

const PassportFields = lazy(async () => ({ default: (await import('@taga/person/passport-fields')).PassportFields }));

interface IdentityFieldsProps {
  idType: IdType;
  onIdType: (idType: IdType) => void;
  nrc: Form<IdentityAnswers['nrc']>;
  oldNrc: Form<IdentityAnswers['oldNrc']>;
  passport: Form<IdentityAnswers['passport']>;
  /** What is known of a passport's fields beside what was typed. */
  passportHint?: PassportHint;
  /** Another way than typing them. */
  beforePassport?: ReactNode;
}

/** The choice between the three documents, and the fields of the chosen one. */
export function IdentityFields(props: IdentityFieldsProps) {
  const { idType, onIdType, nrc, oldNrc, passport, passportHint, beforePassport } = props;
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
        <>
          {beforePassport}
          <Suspense fallback={<Skeleton label={text('layout.loading.message')} lines={8} />}>
            <PassportFields form={passport} hintOf={passportHint} />
          </Suspense>
        </>
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
