import { correctDetails } from '@taga/contract/endpoints/profile';
import type { Addresses } from '@taga/contract/journeys/person-answers';
import type { OwnDetails } from '@taga/contract/records/customers/sign-up-draft';
import { currentAddress, permanentAddress } from '@taga/contract/rules/customers/address';
import { fatherName as fatherNameRule } from '@taga/contract/rules/customers/person-name';
import { findProblem } from '@taga/contract/rules/fields/rule';
import { NameField } from '@taga/person/detail-fields';
import { addressesOf, addressFieldsOf } from '@taga/person/details-form';
import { Dialog, Skeleton } from '@taga/ui';
import { useQueryClient } from '@taga/web/data';
import { ErrorAlert, FormProblems, type Problems, SubmitButton, useForm, useSubmit } from '@taga/web/form';
import { useCatalogs, useLanguage, useText } from '@taga/web/text';
import type { FormEvent } from 'react';
import { createPortal } from 'react-dom';
import { AddressesFields } from '../../../lib/customers/address/addresses-fields.tsx';
import { type CurrentProfile, profileKey } from '../../../lib/customers/profile/use-profile.ts';
import { callApi } from '../../../lib/platform/api/call-api.ts';

interface Details extends Addresses {
  readonly fatherName: string;
}

function detailsOf(profile: CurrentProfile): Details {
  return { fatherName: profile.FATHERNAME, ...addressesOf(profile) };
}

/** A copy is not told of twice. */
function checkDetails({ fatherName, current, permanent, isSame }: Details): Problems<Details> {
  const problems = {
    fatherName: findProblem(fatherNameRule, fatherName),
    current: findProblem(currentAddress, current),
    permanent: isSame ? undefined : findProblem(permanentAddress, permanent),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}

const bodyOf = ({ fatherName, ...addresses }: Details): OwnDetails => ({
  FATHERNAME: fatherName,
  ...addressFieldsOf(addresses),
});

const words = ['person'] as const;

interface CorrectDetailsProps {
  profile: CurrentProfile;
  onClose: (isSaved: boolean) => void;
}

/** What no document shows can be typed again: father's name and addresses. */
export function CorrectDetails({ profile, onClose }: CorrectDetailsProps) {
  const text = useText();
  const hasWords = useCatalogs(words);
  // Beside the form of the question: a form within a form would submit both.
  return createPortal(
    <Dialog
      open
      width="wide"
      onClose={() => onClose(false)}
      title={text('personalDetail.review.correctTitle')}
      closeText={text('personalDetail.review.close')}
    >
      {hasWords ? (
        <DetailsForm profile={profile} onSaved={() => onClose(true)} />
      ) : (
        <Skeleton label={text('layout.loading.message')} lines={8} />
      )}
    </Dialog>,
    document.body,
  );
}

function DetailsForm({ profile, onSaved }: { profile: CurrentProfile; onSaved: () => void }) {
  const text = useText();
  const language = useLanguage();
  const queries = useQueryClient();
  const form = useForm<Details>({ initial: detailsOf(profile), check: checkDetails });
  const saving = useSubmit(async () => {
    await callApi(correctDetails, { body: bodyOf(form.values), language });
    await queries.invalidateQueries({ queryKey: profileKey });
    onSaved();
  });

  function save(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (form.isValid()) void saving.submit();
  }

  return (
    <form noValidate onSubmit={save} className="grid gap-5">
      <FormProblems form={form} />
      <ErrorAlert domainError={saving.domainError} title={text('personalDetail.review.notSaved')} />
      <NameField
        label={text('profile.personal.fatherName')}
        value={form.values.fatherName}
        onValue={(fatherName) => form.change({ fatherName })}
        {...form.field('fatherName')}
      />
      <AddressesFields form={form} />
      <SubmitButton type="submit" sending={saving} busyText={text('personalDetail.review.saving')}>
        {text('personalDetail.review.save')}
      </SubmitButton>
    </form>
  );
}
