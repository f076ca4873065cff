import { Button } from '@taga/ui';
import { useCatalogs, useText } from '@taga/web/text';
import { goToStep, useTour } from '../../lib/tour/tour-store.ts';
import { PanelFrame } from './panel-frame.tsx';
import { StepPanel } from './step-panel.tsx';
import { steps } from './steps.ts';
import type { TourProps } from './tour-props.ts';

const words = ['deskDemo'] as const;

function Offer() {
  const text = useText();
  return (
    <PanelFrame
      title={text('deskDemo.tour.title')}
      actions={
        <Button size="compact" onClick={() => goToStep(steps[0].name)}>
          {text('deskDemo.tour.begin')}
        </Button>
      }
    >
      <p>{text('deskDemo.tour.offer')}</p>
    </PanelFrame>
  );
}

/** Ten minutes at the desk: a step at a time, beside the real work. It stands in the page and covers nothing of it. */
export function TourPanel({ onSwitch }: TourProps) {
  const hasWords = useCatalogs(words);
  const at = useTour()?.step;
  const step = steps.find(({ name }) => name === at);
  if (!hasWords) return null;
  return step ? <StepPanel step={step} onSwitch={onSwitch} /> : <Offer />;
}
