import { stepsSeenFrom } from '@taga/contract/journeys/journey';
import type { Text } from '@taga/i18n';
import { type Step, StepList } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import type { ReactNode } from 'react';
import type { AnyDraft, JourneyDefinition } from '../draft/journey.ts';

type Journey = JourneyDefinition<AnyDraft>;

/** All steps as the customer sees them from one of them. Where one cannot go, nothing leads. */
export function listSteps({ outline, pathOf, labelOf }: Journey, draft: AnyDraft, shown: string, text: Text): Step[] {
  return stepsSeenFrom(outline, draft, shown).map(({ name, state, isShown, isOpen }) => ({
    id: name,
    label: text(labelOf(name)),
    state,
    isShown,
    href: isOpen ? pathOf(name) : undefined,
  }));
}

interface StepsAtTheSideProps {
  words: Journey['words'];
  steps: readonly Step[];
  footer?: ReactNode;
}

/** The list of steps, and what stands below it: beside the question on a desktop, in a sheet on a phone. */
export function StepsAtTheSide({ words, steps, footer }: StepsAtTheSideProps) {
  const text = useText();
  return (
    <section aria-label={text(`${words}.steps.label`)} className="grid gap-3">
      <StepList
        as={RouterLink}
        label={text(`${words}.steps.label`)}
        steps={steps}
        stateTexts={{
          done: text(`${words}.steps.done`),
          current: text(`${words}.steps.current`),
          locked: text(`${words}.steps.locked`),
        }}
      />
      {footer}
    </section>
  );
}
