import { Button, Dialog } from '@taga/ui';
import { useNavigate } from 'react-router';
import { paths } from '../../../config/paths.ts';
import { useText } from '../../../lib/text/text-context.tsx';

export function LeaveDialog({ onStay }: { onStay: () => void }) {
  const text = useText();
  const navigate = useNavigate();
  return (
    <Dialog
      open
      onClose={onStay}
      title={text('signUp.leave.title')}
      closeText={text('signUp.leave.close')}
      actions={
        <>
          <Button variant="secondary" onClick={() => navigate(paths.login())}>
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
