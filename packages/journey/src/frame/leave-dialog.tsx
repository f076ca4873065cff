import { Button, Dialog } from '@taga/ui';
import { useText } from '@taga/web/text';
import type { AnyDraft, JourneyDefinition } from '../draft/journey.ts';

interface LeaveDialogProps {
  words: JourneyDefinition<AnyDraft>['words'];
  onStay: () => void;
  onLeave: () => void;
}

export function LeaveDialog({ words, onStay, onLeave }: LeaveDialogProps) {
  const text = useText();
  return (
    <Dialog
      open
      onClose={onStay}
      title={text(`${words}.leave.title`)}
      closeText={text(`${words}.leave.close`)}
      actions={
        <>
          <Button variant="secondary" onClick={onLeave}>
            {text(`${words}.leave.leave`)}
          </Button>
          <Button onClick={onStay}>{text(`${words}.leave.stay`)}</Button>
        </>
      }
    >
      <p>{text(`${words}.leave.text`)}</p>
    </Dialog>
  );
}
