import { useLanguage, useText } from '@taga/web/text';
import { useChangeAnswers } from '../../../lib/journey/change-draft.ts';
import { Question } from '../../../lib/journey/question.tsx';
import { offeredServices, tickedServices } from '../../../lib/services/service.ts';
import { ServiceCards } from '../../../lib/services/service-cards.tsx';
import { useOpening } from '../opening-context.tsx';
import { openingPage } from '../opening-page.tsx';
import { useSaveStep } from '../save-step.ts';

function AdditionalServices() {
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
      disabledReason={chosen.length === 0 ? text('validation.services.missing') : undefined}
    >
      <ServiceCards services={services} chosen={chosen} onChosen={(next) => change({ services: next })} />
    </Question>
  );
}

export const Page = openingPage({ 'additional-services': AdditionalServices });
