import { Field, Select } from '@taga/ui';
import { SubmitButton } from '@taga/web/form';
import { useText } from '@taga/web/text';
import { type ComponentProps, useState } from 'react';

interface ReasonFormProps<Reason extends string> {
  readonly reasons: readonly Reason[];
  readonly labelOf: (reason: Reason) => string;
  /** On the button. */
  readonly action: string;
  readonly variant?: ComponentProps<typeof SubmitButton>['variant'];
  readonly sending: ComponentProps<typeof SubmitButton>['sending'];
  readonly onReason: (reason: Reason) => void;
}

/** What is done with a customer is done for one of some reasons, which the audit log keeps. */
export function ReasonForm<Reason extends string>({
  reasons,
  labelOf,
  action,
  variant = 'primary',
  sending,
  onReason,
}: ReasonFormProps<Reason>) {
  const text = useText();
  const [reason, setReason] = useState<Reason>();
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 grow basis-56">
        <Field label={text('deskCustomers.block.reason')}>
          <Select
            placeholder={text('form.choose')}
            options={reasons.map((value) => ({ value, label: labelOf(value) }))}
            value={reason ?? ''}
            onChange={({ currentTarget }) => setReason(reasons.find((each) => each === currentTarget.value))}
          />
        </Field>
      </div>
      <SubmitButton
        variant={variant}
        size="compact"
        sending={sending}
        disabledReason={reason ? undefined : text('deskCustomers.block.reasonMissing')}
        onClick={() => reason && onReason(reason)}
      >
        {action}
      </SubmitButton>
    </div>
  );
}
