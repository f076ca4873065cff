import { renewCard } from '@taga/contract/endpoints/cards';
import type { CardRecord } from '@taga/contract/records/applications/card-application';
import type { MessageKey } from '@taga/contract/rules/fields/message-keys';
import { branches } from '@taga/reference/branches';
import { states } from '@taga/reference/states';
import { ArrowLeftIcon, Button, Checkbox, Field, FormActions, Select } from '@taga/ui';
import { ErrorAlert, FormProblems, SubmitButton, useForm, useSubmit } from '@taga/web/form';
import { EntryForm } from '@taga/web/page-parts';
import { useLanguage, useText } from '@taga/web/text';
import { stateOptions } from '../../../lib/customers/address/place-options.ts';
import { callApi } from '../../../lib/platform/api/call-api.ts';
import { branchName } from './cards.tsx';

interface Order {
  state: string;
  branch: string;
  isConfirmed: boolean;
}

const missing: MessageKey = 'validation.selectionMissing';

function check({ state, branch, isConfirmed }: Order) {
  return {
    ...(!state && { state: missing }),
    ...(state && !branch && { branch: 'validation.branch.missing' as const }),
    ...(!isConfirmed && { isConfirmed: missing }),
  };
}

interface OrderFormProps {
  card: CardRecord;
  onOrdered: (id: string, branchCode: string) => void;
  onBack: () => void;
}

function useOrderForm({ card, onOrdered }: Omit<OrderFormProps, 'onBack'>) {
  const language = useLanguage();
  const form = useForm<Order>({ initial: { state: '', branch: '', isConfirmed: false }, check });
  const sending = useSubmit(async () => {
    const { branch } = form.values;
    const { Data } = await callApi(renewCard, { body: { CardId: card.CardId, BranchCode: branch }, language });
    onOrdered(Data.DOCNumber, branch);
  });
  return { form, sending };
}

/** Where the new card is collected, and a yes. */
export function OrderForm({ card, onOrdered, onBack }: OrderFormProps) {
  const text = useText();
  const language = useLanguage();
  const { form, sending } = useOrderForm({ card, onOrdered });
  const { state, branch, isConfirmed } = form.values;
  const withBranches = new Set(branches.map(({ stateCode }) => stateCode));
  const confirmation = form.field('isConfirmed');
  return (
    <div className="grid max-w-form gap-5">
      <h2 className="text-xl">{text('cardPages.renewal.branchTitle')}</h2>
      <EntryForm
        onSubmit={() => form.isValid() && void sending.submit()}
        actions={
          <FormActions
            back={
              <Button variant="text" size="arrow" onClick={onBack} aria-label={text('cardPages.renewal.other')}>
                <ArrowLeftIcon size={24} />
              </Button>
            }
          >
            <SubmitButton type="submit" sending={sending}>
              {text('cardPages.renewal.order')}
            </SubmitButton>
          </FormActions>
        }
      >
        <FormProblems form={form} />
        <Field label={text('cardPages.addresses.state')} {...form.field('state')}>
          <Select
            options={stateOptions(states, language).filter(({ value }) => withBranches.has(value))}
            placeholder={text('form.choose')}
            value={state}
            onChange={(event) => form.change({ state: event.currentTarget.value, branch: '' })}
          />
        </Field>
        <Field label={text('cardPages.renewal.branch')} {...form.field('branch')}>
          <Select
            options={branches
              .filter(({ stateCode }) => stateCode === state)
              .map(({ branchCode }) => ({ value: branchCode, label: branchName(branchCode, language) }))}
            placeholder={text(state ? 'form.choose' : 'cardPages.renewal.stateFirst')}
            value={branch}
            onChange={(event) => form.change({ branch: event.currentTarget.value })}
          />
        </Field>
        <Checkbox
          id={confirmation.id}
          error={confirmation.error}
          label={text('cardPages.renewal.confirm', { card: card.CardNumber })}
          checked={isConfirmed}
          onChange={(event) => form.change({ isConfirmed: event.currentTarget.checked })}
        />
        <ErrorAlert domainError={sending.domainError} title={text('cardPages.renewal.refused')} />
      </EntryForm>
    </div>
  );
}
