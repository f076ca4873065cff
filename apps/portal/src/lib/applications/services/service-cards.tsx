import { type ServiceChoice, toggleService } from '@taga/contract/rules/applications/service-choice';
import { FieldGroup } from '@taga/ui';
import { useText } from '@taga/web/text';
import { ChoiceCard } from './choice-card.tsx';
import { SchedulePanel } from './schedule-panel.tsx';
import { reschedule, type Service } from './service.ts';

interface ServiceCardsProps {
  services: readonly Service[];
  chosen: readonly ServiceChoice[];
  onChosen: (chosen: readonly ServiceChoice[]) => void;
}

/** A card for each service that can be had with an account. */
export function ServiceCards({ services, chosen, onChosen }: ServiceCardsProps) {
  const text = useText();
  return (
    <FieldGroup label={text('services.list.label')}>
      <div className="grid gap-3">
        {services.map((service) => (
          <ServiceCard
            key={service.serviceId}
            service={service}
            choice={chosen.find(({ serviceId }) => serviceId === service.serviceId)}
            onToggle={() => onChosen(toggleService(chosen, service))}
            onSchedule={(schedule) => onChosen(reschedule(chosen, service.serviceId, schedule))}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

interface ServiceCardProps {
  service: Service;
  /** Nothing as long as it is not ticked. */
  choice: ServiceChoice | undefined;
  onToggle: () => void;
  onSchedule: (schedule: Partial<Pick<ServiceChoice, 'time' | 'on'>>) => void;
}

function ServiceCard({ service, choice, onToggle, onSchedule }: ServiceCardProps) {
  const { name, description, isReadOnly } = service;
  return (
    <ChoiceCard {...{ name, description, isReadOnly, onToggle }} isChosen={choice !== undefined}>
      {choice && service.isScheduled && (
        <div className="mt-2 border-t border-border pt-4">
          <SchedulePanel choice={choice} onSchedule={onSchedule} />
        </div>
      )}
    </ChoiceCard>
  );
}
