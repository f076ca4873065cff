import { formatClock } from '@taga/i18n';
import { domainErrorTexts } from '@taga/web/form';
import { useLanguage, useText } from '@taga/web/text';
import { useApplication } from './application.tsx';

/** Whether the server has what is on the screen, and where it is if not. Spoken when it changes. */
export function SaveState() {
  const text = useText();
  const language = useLanguage();
  const { journey, saves } = useApplication();
  const last = saves.useLast();
  const draft = journey.useDraft();

  function words(): string {
    if (last.kind === 'failed') {
      if (!last.domainError) return text('journey.save.offline');
      const reasons = last.domainError.status === 400 ? domainErrorTexts(last.domainError, text).join(' ') : '';
      return `${text('journey.save.failed')} ${reasons}`.trim();
    }
    if (!journey.isTaken(draft)) return text('journey.save.typed');
    if (last.kind === 'saved')
      return text('journey.save.savedAt', { time: formatClock(new Date(last.atMs), language) });
    return journey.getSaved().revision > 0 ? text('journey.save.saved') : '';
  }

  return <p role="status">{words()}</p>;
}
