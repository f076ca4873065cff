import { maxRemark } from '@taga/contract/constants';
import { proposeDetailCorrection } from '@taga/contract/endpoints/desk/detail-corrections';
import type { DetailsAtDesk } from '@taga/contract/records/desk/detail-corrections';
import { type DetailItem, detailItems, detailsIn } from '@taga/contract/rules/customers/personal-details';
import { myanmarToday } from '@taga/contract/rules/fields/calendar-date';
import { DetailFields } from '@taga/person/detail-fields';
import { type DetailsValues, detailsOfValues, problemsOfValues, valuesOfDetails } from '@taga/person/details-form';
import { Button, Field, Skeleton, Textarea } from '@taga/ui';
import { ErrorAlert, FormProblems, SubmitButton, useForm } from '@taga/web/form';
import { useCatalogs, useText } from '@taga/web/text';
import { type FormEvent, useState } from 'react';
import { useDeskAction } from '../../../lib/api/use-desk.ts';
import { Changes } from '../../../lib/details/changes.tsx';
import { AddressFields } from './address-fields.tsx';
import { touchedByDetails } from './touched.ts';

interface DetailsFormProps {
  customerId: string;
  current: DetailsAtDesk;
  onClose: () => void;
}

const words = ['person'] as const;

/** What is right in place of what is wrong, and why; somebody else confirms it. */
export function DetailsForm(props: DetailsFormProps) {
  const text = useText();
  const hasWords = useCatalogs(words);
  return hasWords ? <Form {...props} /> : <Skeleton label={text('layout.loading.message')} lines={8} />;
}

function Form({ customerId, current: { idType, details }, onClose }: DetailsFormProps) {
  const text = useText();
  const [reason, setReason] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const initial = valuesOfDetails(idType, details);
  /** Only what is other is checked and sent: nobody has to mend what they did not touch. */
  const changedIn = (values: DetailsValues) =>
    detailItems.filter((item: DetailItem) => {
      const [one, other] = [initial, values].map((each) => JSON.stringify(detailsOfValues(each, idType, [item])));
      return one !== other;
    });
  const form = useForm<DetailsValues>({
    initial,
    check: (values) => problemsOfValues(values, idType, changedIn(values), myanmarToday(new Date())),
  });
  const items = changedIn(form.values);
  const sending = useDeskAction(proposeDetailCorrection, touchedByDetails, onClose);

  function propose(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (!form.isValid() || items.length === 0 || reason.trim() === '') return;
    const corrected = detailsOfValues(form.values, idType, items);
    void sending.submit({ body: { customerId, details: corrected, reason: reason.trim() } });
  }

  return (
    <form noValidate onSubmit={propose} className="grid gap-5">
      <FormProblems form={form} />
      <ErrorAlert domainError={sending.domainError} title={text('deskCustomers.failure')} />
      <DetailFields
        form={form}
        idType={idType}
        items={detailItems}
        phoneHint={text('deskCustomers.details.phoneHint')}
        addresses={<AddressFields form={form} />}
      />
      {items.length > 0 && (
        <Changes
          items={items}
          before={detailsIn(details, items)}
          after={detailsIn(detailsOfValues(form.values, idType, items), items)}
        />
      )}
      <Field
        label={text('deskCustomers.details.reason')}
        hint={text('deskCustomers.details.reasonHint')}
        error={wasTried && reason.trim() === '' ? text('deskCustomers.details.reasonMissing') : undefined}
      >
        <Textarea maxLength={maxRemark} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <SubmitButton
          type="submit"
          sending={sending}
          disabledReason={items.length > 0 ? undefined : text('deskCustomers.details.unchanged')}
        >
          {text('deskCustomers.details.propose')}
        </SubmitButton>
        <Button variant="secondary" onClick={onClose}>
          {text('deskCustomers.details.cancel')}
        </Button>
      </div>
    </form>
  );
}
