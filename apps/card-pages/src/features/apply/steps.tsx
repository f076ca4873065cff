import { type CardSection, cardSections } from '@taga/contract/journeys/card-application/sections';
import { formatNumber } from '@taga/i18n';
import { ChevronDownIcon, Door, type Step, StepList, shareDone } from '@taga/ui';
import { RouterLink, useLocation } from '@taga/web/navigation';
import { useLanguage, useText } from '@taga/web/text';
import { useId, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { type Application, canOpen, furthestSection } from './application.ts';

/** All sections with how far each is. */
export function useSteps(current: CardSection, application: Application): Step[] {
  const text = useText();
  const { search } = useLocation();
  const furthest = cardSections.indexOf(furthestSection(application));
  return cardSections.map((name, place) => {
    const isOpen = canOpen(name, application);
    const state = name === current ? 'current' : place < furthest ? 'done' : isOpen ? 'open' : 'locked';
    return {
      id: name,
      label: text(`cardPages.section.${name}`),
      state,
      href: isOpen && name !== current ? paths.section(name, search) : undefined,
    };
  });
}

export function Steps({ steps }: { steps: readonly Step[] }) {
  const text = useText();
  const language = useLanguage();
  return (
    <StepList
      as={RouterLink}
      label={text('cardPages.steps.label')}
      steps={steps}
      formatNumber={(number) => formatNumber(number, language)}
      stateTexts={{
        done: text('cardPages.steps.done'),
        current: text('cardPages.steps.current'),
        open: text('cardPages.steps.todo'),
        locked: text('cardPages.steps.locked'),
      }}
    />
  );
}

const colours: Record<Step['state'], string> = {
  done: 'bg-primary',
  current: 'bg-accent',
  open: 'bg-border',
  locked: 'bg-border',
};

/** On a phone: where one is, and behind it all sections. A sheet over the page would stand in the middle of a tall frame. */
export function StepsOnPhone({ current, steps }: { current: CardSection; steps: readonly Step[] }) {
  const text = useText();
  const language = useLanguage();
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const place = text('cardPages.steps.place', {
    number: formatNumber(cardSections.indexOf(current) + 1, language),
    total: formatNumber(cardSections.length, language),
  });
  return (
    <div className="grid gap-2 md:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
        className="-ml-1 flex min-h-12 items-center gap-2 rounded-field px-1 text-start hover:bg-primary-tint"
      >
        <Door progress={shareDone(steps)} size={36} className="shrink-0" />
        <span className="grid min-w-0 grow">
          <span className="text-sm text-text-muted">{place}</span>
          <span className="font-semibold">{text(`cardPages.section.${current}`)}</span>
        </span>
        <span className="sr-only">{text(isOpen ? 'cardPages.steps.close' : 'cardPages.steps.open')}</span>
        <ChevronDownIcon className={`shrink-0 text-text-muted ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <div aria-hidden="true" className="flex gap-1">
        {steps.map(({ id, state }) => (
          <span key={id} className={`h-1 grow rounded-chip ${colours[state]}`} />
        ))}
      </div>
      <div id={listId} hidden={!isOpen} className="pt-2">
        <Steps steps={steps} />
      </div>
    </div>
  );
}
