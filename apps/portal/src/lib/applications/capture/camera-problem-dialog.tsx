import { Button, Dialog } from '@taga/ui';
import { useText } from '@taga/web/text';
import type { ReactNode } from 'react';
import type { CameraProblem } from './camera.ts';

interface CameraProblemDialogProps {
  problem: CameraProblem;
  onAgain: () => void;
  onClose: () => void;
  /** Left out where there is nothing to skip. */
  onSkip?: (() => void) | undefined;
  /** Other next steps: the phone's own camera app, a phone in place of a computer. */
  children?: ReactNode;
}

/** What to do about a camera that does not open, by why it does not. */
export function CameraProblemDialog({ problem, onAgain, onClose, onSkip, children }: CameraProblemDialogProps) {
  const text = useText();
  return (
    <Dialog
      open
      onClose={onClose}
      title={text('capture.problem.title')}
      closeText={text('capture.camera.close')}
      actions={
        <>
          {onSkip && (
            <Button variant="secondary" onClick={onSkip}>
              {text('capture.step.skip')}
            </Button>
          )}
          <Button onClick={onAgain}>{text('capture.problem.again')}</Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p>{text('capture.problem.text')}</p>
        <p className="text-text-muted">{text(`capture.problem.${problem}`)}</p>
        {children}
      </div>
    </Dialog>
  );
}
