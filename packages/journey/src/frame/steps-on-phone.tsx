import { formatNumber } from '@taga/i18n';
import { type Step, StepBar } from '@taga/ui';
import { LanguageButtons, useLanguage, useText } from '@taga/web/text';
import { lazy, type ReactNode, Suspense, useState, useTransition } from 'react';
import type { AnyDraft, AskFirst, JourneyDefinition } from '../draft/journey.ts';

const StepsSheet = lazy(async () => ({ default: (await import('./steps-sheet.tsx')).StepsSheet }));

interface StepsOnPhoneProps {
  journey: JourneyDefinition<AnyDraft>;
  steps: readonly Step[];
  progress: number;
  askFirst: AskFirst;
  footer: ReactNode;
}

/** The bar at the top of a phone, "Step 3 of 10, Your ID", and the sheet of all steps behind it. */
export function StepsOnPhone({ journey, steps, progress, askFirst, footer }: StepsOnPhoneProps) {
  const text = useText();
  const { words } = journey;
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const [isOpening, startOpening] = useTransition();
  const place = steps.findIndex(({ isShown }) => isShown);
  const number = formatNumber(place + 1, language);
  const total = formatNumber(steps.length, language);
  const close = () => setIsOpen(false);
  return (
    <>
      <StepBar
        place={text(`${words}.progress.place`, { number, total })}
        shortPlace={`${number}/${total}`}
        label={steps[place]?.label ?? ''}
        steps={steps}
        progress={progress}
        openText={text(`${words}.steps.show`)}
        onOpen={() => startOpening(() => setIsOpen(true))}
        opening={isOpening}
        end={<LanguageButtons isCompact />}
        below={footer}
      />
      <Suspense>
        {isOpen && <StepsSheet journey={journey} steps={steps} askFirst={askFirst} onClose={close} />}
      </Suspense>
    </>
  );
}
