import type { ServiceRecord } from '@taga/contract/records/applications/service';
import { toggleService } from '@taga/contract/rules/applications/service-choice';
import { withoutLineMarks } from '@taga/i18n';
import { describe, expect, test } from 'vitest';
import { offeredServices, reschedule, scheduleWords, tickedServices } from './service.ts';

const record = (ServiceId: string, changes: Partial<ServiceRecord> = {}): ServiceRecord => ({
  ServiceId,
  ServiceName: `${ServiceId} in English`,
  ServiceDescription: 'What it does',
  MM_ServiceName: `${ServiceId} မြန်မာ`,
  MM_ServiceDescription: 'ဝန်ဆောင်မှု',
  ReadOnly: false,
  PreSelect: false,
  AvailableService: true,
  ScheduleTime: null,
  SubScheduleTime: null,
  ...changes,
});
const records = [
  record('PASSBOOK', { ReadOnly: true, PreSelect: true }),
  record('MPUCARD'),
  record('ESTATEMENT', { ScheduleTime: 'M', SubScheduleTime: 1 }),
  record('GONE', { AvailableService: false }),
];
const offered = offeredServices(records, 'en');
const [passbook, card, statement] = offered;
const fixed = { serviceId: 'PASSBOOK', time: '', on: '' } as const;

test('names and descriptions are those of the language, and what is not available is not offered [SVC-002, I18-006]', () => {
  expect(offered.map(({ name }) => name)).toEqual(
    ['PASSBOOK', 'MPUCARD', 'ESTATEMENT'].map((id) => `${id} in English`),
  );
  expect(passbook).toMatchObject({ name: 'PASSBOOK in English', description: 'What it does' });
  const { name = '', description = '' } = offeredServices(records, 'mm')[0] ?? {};
  expect([name, description].map(withoutLineMarks)).toEqual(['PASSBOOK မြန်မာ', 'ဝန်ဆောင်မှု']);
});

describe('what is ticked', () => {
  test('is at first what is pre-selected, with day 1 of every month where it is scheduled [SVC-013, SVC-014]', () => {
    expect(tickedServices(undefined, offered)).toEqual([fixed]);
    const withStatement = offeredServices([record('S', { PreSelect: true, ScheduleTime: 'M' })], 'en');
    expect(tickedServices(undefined, withStatement)).toEqual([{ serviceId: 'S', time: 'M', on: '1' }]);
    // What is not read-only may go, even when it is the only one.
    expect(tickedServices([], withStatement)).toEqual([]);
  });

  test('never lacks what is read-only [SVC-013]', () => {
    expect(
      tickedServices([{ serviceId: 'MPUCARD', time: '', on: '' }], offered).map(({ serviceId }) => serviceId),
    ).toEqual(['PASSBOOK', 'MPUCARD']);
    if (!passbook) throw new Error('There is no passbook');
    expect(toggleService([fixed], passbook)).toEqual([fixed]);
  });

  test('is toggled, and loses its schedule with it (G-066) [SVC-006, SVC-012]', () => {
    if (!card || !statement) throw new Error('There is no card or no statement');
    const ticked = toggleService(toggleService([fixed], card), statement);
    const weekly = reschedule(ticked, 'ESTATEMENT', { time: 'W', on: 'FRI' });
    expect(weekly.at(-1)).toEqual({ serviceId: 'ESTATEMENT', time: 'W', on: 'FRI' });
    const without = toggleService(weekly, statement);
    expect(without.map(({ serviceId }) => serviceId)).toEqual(['PASSBOOK', 'MPUCARD']);
    expect(toggleService(without, statement).at(-1)).toEqual({ serviceId: 'ESTATEMENT', time: 'M', on: '1' });
  });
});

test('a schedule starts on day 1, on no day or on Monday (G-065) [SVC-007 to SVC-010]', () => {
  const monthly = { serviceId: 'ESTATEMENT', time: 'M', on: '15' } as const;
  const on = (time: 'M' | 'D' | 'W') => reschedule([monthly], 'ESTATEMENT', { time })[0]?.on;
  expect([on('M'), on('D'), on('W')]).toEqual(['1', '', 'MON']);
  expect(reschedule([monthly], 'ESTATEMENT', { on: '28' })[0]).toEqual({ ...monthly, on: '28' });
});

test('a schedule is put into words [SVC-002]', () => {
  const text = (id: string, values = {}) => [id, ...Object.values(values)].join(' ');
  const words = (time: 'M' | 'D' | 'W' | '', on: string) => scheduleWords({ time, on }, text, 'mm');
  expect(words('M', '15')).toBe('services.schedule.monthlyOn ၁၅');
  expect(words('W', 'THUR')).toBe('services.schedule.weeklyOn services.day.THUR');
  expect(words('D', '')).toBe('services.schedule.D');
  expect(words('', '')).toBe('');
});
