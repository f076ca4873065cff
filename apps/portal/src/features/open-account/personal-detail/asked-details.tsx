import { correctAskedDetails, sendNewPhoneCode } from '@taga/contract/endpoints/applications';
import { idTypes } from '@taga/contract/rules/customers/id-type';
import type { DetailItem } from '@taga/contract/rules/customers/personal-details';
import { toStoredPhone } from '@taga/contract/rules/customers/phone';
import { myanmarToday } from '@taga/contract/rules/fields/calendar-date';
import { Question } from '@taga/journey/question';
import { useSaveStep } from '@taga/journey/save-step';
import { DetailFields } from '@taga/person/detail-fields';
import { type DetailsValues, detailsOfValues, problemsOfValues, valuesOfDetails } from '@taga/person/details-form';
import { Button, Skeleton } from '@taga/ui';
import { CodeEntry, readSentCode, type SentCode, useCodeEntry } from '@taga/web/code-entry';
import { useQueryClient } from '@taga/web/data';
import { ErrorAlert, useForm, useSubmit } from '@taga/web/form';
import { useCatalogs, useLanguage, useText } from '@taga/web/text';
import { useState } from 'react';
import { paths } from '../../../config/paths.ts';
import { CodeRecoveryLink } from '../../../lib/access/code-help/code-recovery-link.tsx';
import { AddressesFields } from '../../../lib/customers/address/addresses-fields.tsx';
import { type CurrentProfile, profileKey } from '../../../lib/customers/profile/use-profile.ts';
import { callApi } from '../../../lib/platform/api/call-api.ts';
import { useOpening } from '../opening-context.tsx';

interface AskedDetailsProps {
  profile: CurrentProfile;
  items: readonly DetailItem[];
}

const idTypeOf = ({ UID_TYPE }: CurrentProfile) => idTypes.find((type) => type === UID_TYPE) ?? 'NRC';

interface Code {
  readonly reference: string;
  readonly code: string;
}

/** Sends what was typed and goes on; what the summary shows is then as it is now. */
function useCorrecting({ profile, items }: AskedDetailsProps) {
  const language = useLanguage();
  const queries = useQueryClient();
  const { id, reload } = useOpening();
  const saving = useSaveStep(async () => void (await reload()));
  async function correct(values: DetailsValues, proof?: Code) {
    const body = {
      ...detailsOfValues(values, idTypeOf(profile), items),
      AuthorizationReqId: id,
      ...(proof && { OTPREFNO: proof.reference, OTPCODE: proof.code }),
    };
    await callApi(correctAskedDetails, { body, language });
    await queries.invalidateQueries({ queryKey: profileKey });
    await saving.submit();
  }
  async function sendCode(values: DetailsValues, earlier?: SentCode): Promise<SentCode> {
    const body = { AuthorizationReqId: id, MOBILENO: toStoredPhone(values.phone) };
    const { Data } = await callApi(sendNewPhoneCode, { body, language });
    return readSentCode(Data, Date.now(), earlier);
  }
  return { saving, correct, sendCode };
}

const words = ['person'] as const;

/** What staff have asked for of who the customer is, and nothing else; another phone number is proved with a code. */
export function AskedDetails(props: AskedDetailsProps) {
  const text = useText();
  const hasWords = useCatalogs(words);
  if (hasWords) return <DetailsQuestion {...props} />;
  return <Skeleton label={text('layout.loading.message')} lines={8} />;
}

function DetailsQuestion({ profile, items }: AskedDetailsProps) {
  const text = useText();
  const idType = idTypeOf(profile);
  const { saving, correct, sendCode } = useCorrecting({ profile, items });
  const [sent, setSent] = useState<SentCode>();
  const form = useForm<DetailsValues>({
    initial: valuesOfDetails(idType, profile),
    check: (values) => problemsOfValues(values, idType, items, myanmarToday(new Date())),
  });
  const isOtherPhone = items.includes('PHONE') && toStoredPhone(form.values.phone) !== profile.MOBILENO;
  const sending = useSubmit(async () => {
    if (isOtherPhone) setSent(await sendCode(form.values));
    else await correct(form.values);
  });
  if (sent) {
    return (
      <PhoneQuestion
        sent={sent}
        onCode={(code) => correct(form.values, { reference: sent.reference, code })}
        onResend={async () => setSent(await sendCode(form.values, sent))}
        onBack={() => setSent(undefined)}
      />
    );
  }
  return (
    <Question
      title={text('personalDetail.review.correctTitle')}
      lead={text('personalDetail.asked.lead')}
      form={form}
      onAnswer={() => void sending.submit()}
      sending={saving.isBusy ? saving : sending}
    >
      <ErrorAlert domainError={sending.domainError} title={text('personalDetail.review.notSaved')} />
      <DetailFields
        form={form}
        idType={idType}
        items={items}
        phoneHint={text('personalDetail.asked.phoneHint')}
        addresses={<AddressesFields form={form} />}
      />
    </Question>
  );
}

interface PhoneQuestionProps {
  sent: SentCode;
  onCode: (code: string) => Promise<void>;
  onResend: () => Promise<void>;
  onBack: () => void;
}

function PhoneQuestion({ sent, onCode, onResend, onBack }: PhoneQuestionProps) {
  const text = useText();
  const entry = useCodeEntry({ onVerify: onCode, onResend });
  return (
    <Question
      title={text('personalDetail.asked.codeTitle')}
      mainText={text('personalDetail.asked.verify')}
      onAnswer={entry.verify}
      sending={entry.verifying}
    >
      <CodeEntry
        entry={entry}
        sent={sent}
        nextStep={<CodeRecoveryLink href={paths.support()} label={text('personalDetail.asked.support')} />}
      />
      <Button variant="text" size="compact" className="-ml-edge justify-self-start" onClick={onBack}>
        {text('personalDetail.asked.back')}
      </Button>
    </Question>
  );
}
