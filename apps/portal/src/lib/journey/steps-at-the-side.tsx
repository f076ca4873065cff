import { stepsSeenFrom } from '@taga/contract/journeys/journey';
import { formatNumber, type Language, type Text } from '@taga/i18n';
import { type Step, StepList } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useLanguage, useText } from '@taga/web/text';
import type { AnyDraft, JourneyDefinition } from './journey.ts';

type Journey = JourneyDefinition<AnyDraft>;

/** All steps as the customer sees them from one of them. Where one cannot go, nothing leads. */
export function listSteps({ outline, pathOf, labelOf }: Journey, draft: AnyDraft, shown: string, text: Text): Step[] {
  return stepsSeenFrom(outline, draft, shown).map(({ name, state, isOpen }) => ({
    id: name,
    label: text(labelOf(name)),
    state,
    href: isOpen ? pathOf(name) : undefined,
  }));
}

/** "Step 3 of 10 · Your ID". */
export function progressText({ words }: Journey, steps: readonly Step[], text: Text, language: Language): string {
  const place = steps.findIndex(({ state }) => state === 'current');
  return text(`${words}.progress.words`, {
    number: formatNumber(place + 1, language),
    total: formatNumber(steps.length, language),
    step: steps[place]?.label ?? '',
  });
}

export function StepsAtTheSide({ words, steps }: { words: Journey['words']; steps: readonly Step[] }) {
  const text = useText();
  const language = useLanguage();
  return (
    <StepList
      as={RouterLink}
      label={text(`${words}.steps.label`)}
      steps={steps}
      formatNumber={(number) => formatNumber(number, language)}
      stateTexts={{
        done: text(`${words}.steps.done`),
        current: text(`${words}.steps.current`),
        open: text(`${words}.steps.open`),
        locked: text(`${words}.steps.locked`),
      }}
    />
  );
}
