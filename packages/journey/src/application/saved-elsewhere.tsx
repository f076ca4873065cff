import { Alert, Button } from '@taga/ui';
import { useText } from '@taga/web/text';
import { useApplication } from './application.tsx';

/** Another device saved meanwhile. What was typed here stays until the customer saves it, or wants what is there. */
export function SavedElsewhere() {
  const text = useText();
  const { journey, saves, reload } = useApplication();
  const { kind } = saves.useLast();
  const hasTyped = !journey.isTaken(journey.useDraft());
  if (kind !== 'elsewhere') return null;

  function showTheirs() {
    journey.dropTyped();
    void reload();
  }

  return (
    <Alert tone="warning" live title={text('journey.elsewhere.title')}>
      <p>{text(hasTyped ? 'journey.elsewhere.typed' : 'journey.elsewhere.shown')}</p>
      {hasTyped && (
        <Button variant="text" size="compact" className="-ml-4" onClick={showTheirs}>
          {text('journey.elsewhere.show')}
        </Button>
      )}
    </Alert>
  );
}
