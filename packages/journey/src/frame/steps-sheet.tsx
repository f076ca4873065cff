import { Dialog, Link, type Step } from '@taga/ui';
import { RouterLink, useNavigate } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import type { MouseEvent } from 'react';
import type { AnyDraft, AskFirst, JourneyDefinition } from '../draft/journey.ts';
import { StepsAtTheSide } from './steps-at-the-side.tsx';

interface StepsSheetProps {
  journey: JourneyDefinition<AnyDraft>;
  steps: readonly Step[];
  askFirst: AskFirst;
  onClose: () => void;
}

/** All steps over the question of a phone: those that are done can be opened, and there is a way out. */
export function StepsSheet({ journey: { words, homePath }, steps, askFirst, onClose }: StepsSheetProps) {
  const text = useText();
  const navigate = useNavigate();

  // Anyone who is asked before leaving is asked on the page, not on top of a sheet.
  function closeAfterClick({ target }: MouseEvent) {
    if ((target as Element).closest('a')) onClose();
  }

  return (
    <Dialog
      open
      place="bottom"
      onClose={onClose}
      title={text(`${words}.steps.label`)}
      closeText={text(`${words}.leave.close`)}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key that presses a link is a click on it */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens to the links within it */}
      <div onClick={closeAfterClick} className="grid">
        <StepsAtTheSide words={words} steps={steps} />
        <Link
          as={RouterLink}
          standalone
          href={homePath}
          onClick={(event: MouseEvent) => askFirst(event, () => navigate(homePath))}
        >
          {text(`${words}.steps.home`)}
        </Link>
      </div>
    </Dialog>
  );
}
