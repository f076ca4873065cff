import type { Step } from '@taga/contract/journeys/journey';
import { Alert, Button, Link } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { useStep } from '../draft/step-context.tsx';
import { useApplication } from './application.tsx';
import { changedSteps } from './changed-steps.ts';

/** The steps whose answers were saved otherwise elsewhere, each with the way to what is saved there now. */
function Changed({ steps }: { steps: readonly Step<object>[] }) {
  const text = useText();
  const { journey, step: shown } = useStep();
  if (steps.length === 0) return null;
  // Steps that share an address are one to the eye.
  const named = new Map(steps.map(({ name }) => [text(journey.labelOf(name)), name]));
  return (
    <>
      <p>{text('journey.elsewhere.changed')}</p>
      <ul aria-label={text('journey.elsewhere.changed')} className="grid list-disc gap-1 pl-5">
        {[...named].map(([label, name]) => (
          <li key={label}>
            {name === shown ? (
              label
            ) : (
              <Link as={RouterLink} href={journey.pathOf(name)}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Another device saved meanwhile. What was typed here stays until the customer saves it, or wants what is there. */
export function SavedElsewhere() {
  const text = useText();
  const { steps = [] } = useStep();
  const { journey, saves, reload } = useApplication();
  const last = saves.useLast();
  const draft = journey.useDraft();
  const hasTyped = !journey.isTaken(draft);
  if (last.kind !== 'elsewhere') return null;

  function showTheirs() {
    journey.dropTyped();
    void reload();
  }

  return (
    <Alert tone="warning" live title={text('journey.elsewhere.title')}>
      <Changed steps={changedSteps(steps, last.before ?? draft.answers, draft.saved)} />
      <p>{text(hasTyped ? 'journey.elsewhere.typed' : 'journey.elsewhere.shown')}</p>
      {hasTyped && (
        <Button variant="text" size="compact" className="-ml-edge" onClick={showTheirs}>
          {text('journey.elsewhere.show')}
        </Button>
      )}
    </Alert>
  );
}
