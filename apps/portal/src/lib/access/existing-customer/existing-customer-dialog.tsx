import { Button, Dialog } from '@taga/ui';
import { useText } from '@taga/web/text';

/** Tells somebody that the bank knows them already. There is one next step, however the dialog is closed. */
export function ExistingCustomerDialog({ onDone }: { onDone: () => void }) {
  const text = useText();
  return (
    <Dialog
      open
      onClose={onDone}
      title={text('form.existingCustomer.title')}
      closeText={text('form.actions.close')}
      actions={<Button onClick={onDone}>{text('form.actions.ok')}</Button>}
    >
      <p>{text('form.existingCustomer.text')}</p>
    </Dialog>
  );
}
