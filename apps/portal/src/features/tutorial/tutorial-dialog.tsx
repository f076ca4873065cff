import { Dialog } from '@taga/ui';
import { useCatalogs, useLanguage, useText } from '@taga/web/text';
import { useEffect, useRef } from 'react';
import { logEvent } from '../../lib/platform/analytics/log-event.ts';
import { VideoPlayer } from '../../lib/platform/tutorial/video-player.tsx';

const words = ['accounts'] as const;

/** Counts once when the dialog opens and once when it closes, whatever language it is in by then. */
function useCountedVisit() {
  const language = useLanguage();
  const latest = useRef(language);
  useEffect(() => {
    latest.current = language;
  }, [language]);
  useEffect(() => {
    void logEvent('TutorialStart', latest.current);
    return () => void logEvent('TutorialEnd', latest.current);
  }, []);
}

/** The video in a dialog. */
export function TutorialDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const hasWords = useCatalogs(words);
  useCountedVisit();
  if (!hasWords) return null;
  return (
    <Dialog
      open
      width="wide"
      title={text('tutorial.dialog.title')}
      closeText={text('tutorial.dialog.close')}
      onClose={onClose}
    >
      <VideoPlayer />
    </Dialog>
  );
}
