import { useChangeAnswers } from '@taga/journey/change-draft';
import { Question } from '@taga/journey/question';
import { useSaveStep } from '@taga/journey/save-step';
import { useLanguage, useText } from '@taga/web/text';
import { type ReactNode, useState } from 'react';
import { offeredServices, tickedServices } from '../../services/service.ts';
import { ServiceCards } from '../../services/service-cards.tsx';
import { useOpening } from '../opening.ts';

interface AdditionalServicesProps {
  /** What else can be had with the account, on a card of its own. */
  children?: ReactNode;
  /** Whether that is enough by itself. */
  isMoreChosen?: boolean;
}

/** Which services come with the account: one card each. */
export function AdditionalServices({ children, isMoreChosen = false }: AdditionalServicesProps) {
  const text = useText();
  const saving = useSaveStep();
  const { application, journey } = useOpening();
  const change = useChangeAnswers(journey);
  const services = offeredServices(application.Services, useLanguage());
  const { answers, saved } = journey.useDraft();
  const [hasChosen, setHasChosen] = useState(answers.services.length > 0 || saved.services.length > 0);
  const chosen = tickedServices(hasChosen ? answers.services : undefined, services);

  function choose(next: typeof chosen) {
    setHasChosen(true);
    change({ services: next });
  }

  function save() {
    // What is pre-selected is chosen by going on.
    change({ services: chosen });
    void saving.submit();
  }

  return (
    <Question
      title={text('services.page.title')}
      lead={text('services.page.lead')}
      onAnswer={save}
      sending={saving}
      disabledReason={chosen.length === 0 && !isMoreChosen ? text('validation.services.missing') : undefined}
    >
      <ServiceCards services={services} chosen={chosen} onChosen={choose} />
      {children}
    </Question>
  );
}
