import { describe, expect, test } from 'vitest';
import {
  choiceOf,
  firstSchedules,
  fitsOffer,
  preSelected,
  type ServiceChoice,
  toggleService,
} from './service-choice.ts';

const passbook = { serviceId: 'PASSBOOK', isPreSelected: true, isReadOnly: true, isScheduled: false };
const card = { serviceId: 'MPUCARD', isPreSelected: false, isReadOnly: false, isScheduled: false };
const statement = { serviceId: 'ESTATEMENT', isPreSelected: false, isReadOnly: false, isScheduled: true };
const offered = [passbook, card, statement];
const chosen = preSelected(offered);

describe('choosing services', () => {
  test('begins with what is pre-selected, monthly on the first where it is scheduled', () => {
    expect(chosen).toEqual([{ serviceId: 'PASSBOOK', time: '', on: '' }]);
    expect(preSelected([{ ...statement, isPreSelected: true }])).toEqual([
      { serviceId: 'ESTATEMENT', time: 'M', on: '1' },
    ]);
  });

  test('a tick adds a service, another takes it away with its schedule (G-066)', () => {
    const ticked = toggleService(chosen, statement);
    expect(ticked.at(-1)).toEqual({ serviceId: 'ESTATEMENT', time: 'M', on: '1' });
    const weekly = ticked.map((choice) => (choice.time ? { ...choice, ...firstSchedules.W } : choice));
    expect(toggleService(weekly, statement)).toEqual(chosen);
  });

  test('what is read-only cannot be taken away [ROL-017]', () => {
    expect(toggleService(chosen, passbook)).toEqual(chosen);
  });

  test('a weekly statement comes on Monday unless another day is picked', () => {
    expect(firstSchedules.W.on).toBe('MON');
  });
});

describe('a choice', () => {
  const all = offered.map(choiceOf);
  const monthly = (on: string): ServiceChoice[] => [...chosen, { serviceId: 'ESTATEMENT', time: 'M', on }];

  test.each<[string, readonly ServiceChoice[]]>([
    ['of everything', all],
    ['of the least', chosen],
    ['on the 28th', monthly('28')],
    ['on Thursdays', [...chosen, { serviceId: 'ESTATEMENT', time: 'W', on: 'THUR' }]],
    ['every day', [...chosen, { serviceId: 'ESTATEMENT', time: 'D', on: '' }]],
  ])('%s can be made', (_what, choice) => {
    expect(fitsOffer(choice, offered)).toBe(true);
  });

  test('what is only pre-selected, or only read-only, may be left out', () => {
    const free = [
      { ...passbook, isReadOnly: false },
      { ...card, isReadOnly: true },
    ];
    expect(fitsOffer([], free)).toBe(true);
  });

  test.each<[string, readonly ServiceChoice[]]>([
    ['of what is not offered', [...chosen, { serviceId: 'LOUNGE', time: '', on: '' }]],
    ['of one service twice', [...all, choiceOf(card)]],
    ['without what is read-only', [choiceOf(card)]],
    ['of a schedule for what has none', [...chosen, { serviceId: 'MPUCARD', time: 'D', on: '' }]],
    ['of a statement without a schedule', [...chosen, { serviceId: 'ESTATEMENT', time: '', on: '' }]],
    ['on the 29th', monthly('29')],
    ['on no day', monthly('')],
    ['on Saturdays', [...chosen, { serviceId: 'ESTATEMENT', time: 'W', on: 'SAT' }]],
    ['every day on Monday', [...chosen, { serviceId: 'ESTATEMENT', time: 'D', on: 'MON' }]],
  ])('%s cannot', (_what, choice) => {
    expect(fitsOffer(choice, offered)).toBe(false);
  });
});
