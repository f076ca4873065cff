import type { ServiceRecord } from '@taga/contract/records/applications/service';
import {
  firstSchedules,
  type OfferedService,
  preSelected,
  type ServiceChoice,
} from '@taga/contract/rules/applications/service-choice';
import { formatNumber, keepPhrases, type Language, nameIn, type Text } from '@taga/i18n';

/** A service as it is offered with an account, in the words of the reader. */
export interface Service extends OfferedService {
  readonly name: string;
  readonly description: string;
}

export function serviceOf(record: ServiceRecord, language: Language): Service {
  return {
    serviceId: record.ServiceId,
    name: keepPhrases(nameIn(language, record, 'ServiceName')),
    description: keepPhrases(nameIn(language, record, 'ServiceDescription')),
    isPreSelected: record.PreSelect,
    isReadOnly: record.ReadOnly,
    // What comes again and again is offered with the schedule it starts with.
    isScheduled: Boolean(record.ScheduleTime),
  };
}

export function offeredServices(records: readonly ServiceRecord[], language: Language): Service[] {
  return records.filter(({ AvailableService }) => AvailableService).map((record) => serviceOf(record, language));
}

/** What is ticked: what was chosen, and what nobody can do without. As long as nobody has chosen, what is pre-selected. */
export function tickedServices(
  chosen: readonly ServiceChoice[] | undefined,
  offered: readonly OfferedService[],
): readonly ServiceChoice[] {
  if (!chosen) return preSelected(offered);
  const fixed = preSelected(offered.filter(({ isReadOnly }) => isReadOnly));
  const missing = fixed.filter(({ serviceId }) => chosen.every((choice) => choice.serviceId !== serviceId));
  return [...missing, ...chosen];
}

/** The same choices, one of them with another schedule. */
export function reschedule(
  chosen: readonly ServiceChoice[],
  serviceId: string,
  schedule: Partial<Pick<ServiceChoice, 'time' | 'on'>>,
): readonly ServiceChoice[] {
  const first = schedule.time ? firstSchedules[schedule.time] : {};
  return chosen.map((choice) => (choice.serviceId === serviceId ? { ...choice, ...first, ...schedule } : choice));
}

/** "Weekly, on Monday"; empty for what comes once. */
export function scheduleWords(
  { time, on }: Pick<ServiceChoice, 'time' | 'on'>,
  text: Text,
  language: Language,
): string {
  if (time === 'M') return text('services.schedule.monthlyOn', { day: formatNumber(Number(on), language) });
  if (time === 'W') return text('services.schedule.weeklyOn', { day: text(`services.day.${on as 'MON'}`) });
  return time === 'D' ? text('services.schedule.D') : '';
}
