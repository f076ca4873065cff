import { introducerOldNrcMaxCharacters, passportNumberMaxCharacters } from '@taga/contract/constants';
import type { IntroducerAnswers } from '@taga/contract/journeys/account-opening/answers';
import type { NrcParts } from '@taga/contract/journeys/person-answers';
import { type IdType, idTypes } from '@taga/contract/rules/customers/id-type';
import { letterAndDigitTyping, signTyping } from '@taga/contract/rules/fields/typing';
import { formatNumber } from '@taga/i18n';
import { Field, FieldGroup, RadioCards, Skeleton, TextInput } from '@taga/ui';
import type { Form } from '@taga/web/form';
import { useLanguage, useText } from '@taga/web/text';
import { lazy, Suspense, useId, useMemo, useRef } from 'react';
import { limitedTyping } from './limited-typing.ts';
import { partsOfValue, valueOfParts } from './nrc-value.ts';

/** With the letters of every township's cards: it comes when somebody has introducers. */
const NrcNumberFields = lazy(async () => ({
  default: (await import('@taga/person/nrc-fields')).NrcNumberFields,
}));

interface IdentityProps {
  form: Form<IntroducerAnswers>;
}

/** Which document an introducer has, and its number. */
export function IntroducerIdentity({ form }: IdentityProps) {
  const text = useText();
  const name = useId();
  const { idType } = form.values;
  // What was typed for one document is there again when it is chosen again.
  const typed = useRef<Partial<Record<IdType, string>>>({});

  function choose(chosen: IdType) {
    typed.current[idType] = form.values.idValue;
    form.change({ idType: chosen, idValue: typed.current[chosen] ?? '' });
  }

  return (
    <>
      <FieldGroup label={text('introducers.field.idType')}>
        <RadioCards
          name={name}
          value={idType}
          onValue={(chosen) => choose(idTypes.find((type) => type === chosen) ?? idType)}
          cards={idTypes.map((value) => ({ value, label: text(`identity.kind.${value}`) }))}
        />
      </FieldGroup>
      {idType === 'NRC' ? <NrcValue form={form} /> : <OtherValue form={form} />}
    </>
  );
}

const parts = ['state', 'township', 'type', 'number'] as const;

/** The number part by part. What is wrong is told once, below them, and leads to the first that is missing. */
function NrcValue({ form }: IdentityProps) {
  const text = useText();
  const { idValue } = form.values;
  const values = useMemo(() => partsOfValue(idValue), [idValue]);
  const { id, error } = form.field('idValue');
  const atFault = parts.find((part) => !values[part]) ?? 'number';
  const inParts: Form<NrcParts> = {
    ...form,
    values,
    change: (changed) => form.change({ idValue: valueOfParts({ ...values, ...changed }) }),
    field: (part) => ({ id: part === atFault ? id : `${id}-${part}`, error: undefined }),
    checkField: () => form.checkField('idValue'),
  };
  return (
    <FieldGroup label={text('introducers.field.nrc')} error={error}>
      <Suspense fallback={<Skeleton label={text('layout.loading.message')} lines={6} />}>
        <NrcNumberFields form={inParts} />
      </Suspense>
    </FieldGroup>
  );
}

const others = {
  OLD_NRC: { typing: signTyping, max: introducerOldNrcMaxCharacters },
  PASSPORT: { typing: letterAndDigitTyping, max: passportNumberMaxCharacters },
} as const;

/** The number of an old card or of a passport. */
function OtherValue({ form }: IdentityProps) {
  const text = useText();
  const { idType, idValue } = form.values;
  const kind = idType === 'PASSPORT' ? 'PASSPORT' : 'OLD_NRC';
  const { typing, max } = others[kind];
  return (
    <Field
      label={text(kind === 'PASSPORT' ? 'identity.passport.number' : 'identity.oldNrc.number')}
      hint={text('introducers.field.idHint', { max: formatNumber(max, useLanguage()) })}
      {...form.field('idValue')}
    >
      <TextInput
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={idValue}
        onChange={limitedTyping(typing, { value: idValue, max, onValue: (typed) => form.change({ idValue: typed }) })}
      />
    </Field>
  );
}
