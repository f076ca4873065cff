/** What a service offers to be chosen, anyone who lists it. */
export interface OfferedService {
  readonly serviceId: string;
  readonly isPreSelected: boolean;
  readonly isReadOnly: boolean;
  /** Comes again and again, as often as the customer chooses. */
  readonly isScheduled: boolean;
}

/** How often an e-statement comes: monthly, daily or weekly. */
export const scheduleTimes = ['M', 'D', 'W'] as const;
export type ScheduleTime = (typeof scheduleTimes)[number];

/** The day of a weekly e-statement; Thursday is spelt so on the wire. */
export const weeklyDays = ['MON', 'TUE', 'WED', 'THUR', 'FRI'] as const;

export const lastMonthlyDay = 28;

/** A service that the customer wants. Both are empty for one that comes once. */
export interface ServiceChoice {
  readonly serviceId: string;
  readonly time: ScheduleTime | '';
  /** The day of the month for monthly, of the week for weekly. */
  readonly on: string;
}

/** What a schedule starts with. */
export const firstSchedules: { readonly [Time in ScheduleTime]: Pick<ServiceChoice, 'time' | 'on'> } = {
  M: { time: 'M', on: '1' },
  D: { time: 'D', on: '' },
  W: { time: 'W', on: 'MON' },
};

export function choiceOf({ serviceId, isScheduled }: OfferedService): ServiceChoice {
  return isScheduled ? { serviceId, ...firstSchedules.M } : { serviceId, time: '', on: '' };
}

/** What is chosen before the customer has chosen anything. */
export function preSelected(offered: readonly OfferedService[]): ServiceChoice[] {
  return offered.filter(({ isPreSelected }) => isPreSelected).map(choiceOf);
}

/** Ticked or not: what goes loses its schedule. What is read-only stays as it is. */
export function toggleService(chosen: readonly ServiceChoice[], service: OfferedService): readonly ServiceChoice[] {
  if (service.isReadOnly) return chosen;
  const rest = chosen.filter(({ serviceId }) => serviceId !== service.serviceId);
  return rest.length < chosen.length ? rest : [...chosen, choiceOf(service)];
}

function isSchedule({ time, on }: ServiceChoice): boolean {
  if (time === 'W') return (weeklyDays as readonly string[]).includes(on);
  if (time === 'M') return /^\d+$/.test(on) && Number(on) >= 1 && Number(on) <= lastMonthlyDay;
  return on === '';
}

/** Whether a choice could be made of what is offered: nothing else, nothing twice, and what is read-only in its place. */
export function fitsOffer(chosen: readonly ServiceChoice[], offered: readonly OfferedService[]): boolean {
  const ids = chosen.map(({ serviceId }) => serviceId);
  const isOffered = (choice: ServiceChoice) => {
    const service = offered.find(({ serviceId }) => serviceId === choice.serviceId);
    return service !== undefined && service.isScheduled === (choice.time !== '') && isSchedule(choice);
  };
  const fixed = offered.filter(({ isReadOnly, isPreSelected }) => isReadOnly && isPreSelected);
  return (
    new Set(ids).size === ids.length &&
    chosen.every(isOffered) &&
    fixed.every(({ serviceId }) => ids.includes(serviceId))
  );
}
