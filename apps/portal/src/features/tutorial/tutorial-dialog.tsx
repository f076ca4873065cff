import { Dialog } from '@taga/ui';
import { useRef } from 'react';
import { logEvent } from '../../lib/analytics/log-event.ts';
import { useLanguage, useText } from '../../lib/text/text-context.tsx';
import { FilmPlayer } from '../../lib/tutorial/film-player.tsx';

/** The film in a dialog. Its start and end are counted once for each time the dialog opens. */
export function TutorialDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const language = useLanguage();
  const counted = useRef({ start: false, end: false });

  function count(moment: 'start' | 'end') {
    if (counted.current[moment]) return;
    counted.current[moment] = true;
    void logEvent(moment === 'start' ? 'TutorialStart' : 'TutorialEnd', language);
  }

  return (
    <Dialog
      open
      width="wide"
      title={text('tutorial.dialog.title')}
      closeText={text('tutorial.dialog.close')}
      onClose={onClose}
    >
      <FilmPlayer onPlay={() => count('start')} onEnded={() => count('end')} />
    </Dialog>
  );
}
