import { getCustomerAtDesk, setProductCode } from '@taga/contract/calls/desk/customers';
import { creditCardProductCode } from '@taga/contract/constants';
import type { CustomerAtDesk } from '@taga/contract/records/desk/customer';
import { Checkbox } from '@taga/ui';
import { RefusalAlert } from '@taga/web/form';
import { useText } from '@taga/web/text';
import { useDeskAction } from '../../lib/api/use-desk.ts';
import { Part } from '../../lib/page-parts/desk-page.tsx';
import { useMay } from '../../lib/staff/own-staff.ts';

/** Whoever came for a card sees a portal with fewer doors. */
export function CardCustomer({ customer }: { customer: CustomerAtDesk }) {
  const text = useText();
  const may = useMay();
  const sending = useDeskAction(setProductCode, [getCustomerAtDesk]);
  if (!may(setProductCode)) return null;
  const { customerId, productCode } = customer;
  const change = (isCard: boolean) =>
    void sending.submit({ body: { customerId, productCode: isCard ? creditCardProductCode : null } });
  return (
    <Part title={text('deskCustomers.card.title')}>
      <RefusalAlert refusal={sending.refusal} title={text('deskCustomers.failure')} />
      <Checkbox
        label={text('deskCustomers.card.label')}
        checked={productCode === creditCardProductCode}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
    </Part>
  );
}
