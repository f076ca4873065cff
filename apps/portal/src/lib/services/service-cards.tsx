import { type ServiceChoice, toggleService } from '@taga/contract/rules/service-choice';
import { Badge, Checkbox, FieldGroup } from '@taga/ui';
import { useText } from '@taga/web/text';
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
  const text = useText();
  const { name, description, isReadOnly } = service;
  const look = choice
    ? 'border-primary bg-primary-tint ring-1 ring-primary'
    : 'border-control bg-surface-raised hover:border-text';
  return (
    <div className={`grid gap-2 rounded-card border p-4 transition-colors ${look}`}>
      <Checkbox
        checked={choice !== undefined}
        disabled={isReadOnly}
        onChange={onToggle}
        className="-my-2"
        label={
          <span className="grid gap-1">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold">{name}</span>
              {choice && <Badge tone="success">{text('services.card.selected')}</Badge>}
            </span>
            <span className="text-text-muted">{description}</span>
            {isReadOnly && <span className="text-sm">{text('services.card.included')}</span>}
          </span>
        }
      />
      {choice && service.isScheduled && (
        <div className="border-t border-border pt-4">
          <SchedulePanel choice={choice} onSchedule={onSchedule} />
        </div>
      )}
    </div>
  );
}
