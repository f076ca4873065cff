import {
  lastMonthlyDay,
  type ScheduleTime,
  type ServiceChoice,
  scheduleTimes,
  weeklyDays,
} from '@taga/contract/rules/applications/service-choice';
import { formatNumber } from '@taga/i18n';
import { Field, FieldGroup, RadioCards, Select } from '@taga/ui';
import { useLanguage, useText } from '@taga/web/text';

interface SchedulePanelProps {
  choice: ServiceChoice;
  onSchedule: (schedule: Partial<Pick<ServiceChoice, 'time' | 'on'>>) => void;
}

/** How often a service comes: each month, week or day, all of them free. */
export function SchedulePanel({ choice, onSchedule }: SchedulePanelProps) {
  const text = useText();
  const language = useLanguage();
  const monthly = Array.from({ length: lastMonthlyDay }, (_, index) => ({
    value: String(index + 1),
    label: formatNumber(index + 1, language),
  }));
  const weekly = weeklyDays.map((day) => ({ value: day, label: text(`services.day.${day}`) }));
  return (
    <div className="grid gap-4">
      <FieldGroup label={text('services.schedule.label')}>
        <RadioCards
          name={`schedule-${choice.serviceId}`}
          value={choice.time}
          onValue={(time) => onSchedule({ time: time as ScheduleTime })}
          cards={scheduleTimes.map((time) => ({
            value: time,
            label: text(`services.schedule.${time}`),
            text: text('services.schedule.free'),
          }))}
        />
      </FieldGroup>
      {choice.time !== 'D' && (
        <Field label={text(choice.time === 'M' ? 'services.schedule.dayOfMonth' : 'services.schedule.dayOfWeek')}>
          <Select
            value={choice.on}
            options={choice.time === 'M' ? monthly : weekly}
            onChange={({ target }) => onSchedule({ on: target.value })}
          />
        </Field>
      )}
    </div>
  );
}
