import { Button, Dialog } from '@taga/ui';
import { useText } from '@taga/web/text';

interface LeaveDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const text = useText();
  return (
    <Dialog
      open
      onClose={onStay}
      title={text('signUp.leave.title')}
      closeText={text('signUp.leave.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onLeave}>
            {text('signUp.leave.leave')}
          </Button>
          <Button onClick={onStay}>{text('signUp.leave.stay')}</Button>
        </>
      }
    >
      <p>{text('signUp.leave.text')}</p>
    </Dialog>
  );
}
