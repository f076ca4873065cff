import { useChangeAnswers } from '@taga/journey/change-draft';
import { Question } from '@taga/journey/question';
import { useSaveStep } from '@taga/journey/save-step';
import { useLanguage, useText } from '@taga/web/text';
import type { ReactNode } from 'react';
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
  const chosen = tickedServices(journey.useDraft().answers.services, services);

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
      <ServiceCards services={services} chosen={chosen} onChosen={(next) => change({ services: next })} />
      {children}
    </Question>
  );
}
