// @vitest-environment page
import type { ServiceChoice } from '@taga/contract/rules/applications/service-choice';
import { doing, drawInPage, type } from '@taga/web/testing';
import { expect, test, vi } from 'vitest';
import type { Service } from './service.ts';
import { ServiceCards } from './service-cards.tsx';

const service = (serviceId: string, changes: Partial<Service> = {}) =>
  ({ serviceId, name: serviceId, description: `About ${serviceId}`, isReadOnly: false, ...changes }) as Service;
const services = [
  service('PASSBOOK', { isReadOnly: true }),
  service('ESTATEMENT', { isScheduled: true }),
  service('MPUCARD'),
];
const choice = (serviceId: string, time = '', on = '') => ({ serviceId, time, on }) as ServiceChoice;

async function draw(...chosen: readonly ServiceChoice[]) {
  const onChosen = vi.fn();
  const drawn = await drawInPage(<ServiceCards services={services} chosen={chosen} onChosen={onChosen} />, {
    words: ['services', 'forms'],
  });
  const boxes = () => [...drawn.place.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  return { ...drawn, onChosen, boxes, text: drawn.store.getSnapshot().text };
}

test('what is chosen is ticked and says so; what comes with every account cannot be taken out', async () => {
  const { boxes, read, text, place } = await draw(choice('PASSBOOK'));
  expect(boxes().map(({ checked }) => checked)).toEqual([true, false, false]);
  expect(boxes().map(({ disabled }) => disabled)).toEqual([true, false, false]);
  expect(read().split(text('services.card.selected'))).toHaveLength(2);
  expect(read().split(text('services.card.included'))).toHaveLength(2);
  expect(place.querySelectorAll('.border-primary')).toHaveLength(1);
});

test('a press chooses it, another takes it out', async () => {
  const { boxes, onChosen } = await draw(choice('PASSBOOK'));
  await doing(() => boxes()[2]?.click());
  expect(onChosen.mock.calls[0]?.[0]).toMatchObject([{ serviceId: 'PASSBOOK' }, { serviceId: 'MPUCARD' }]);
  const chosen = await draw(choice('PASSBOOK'), choice('MPUCARD'));
  await doing(() => chosen.boxes()[2]?.click());
  expect(chosen.onChosen.mock.calls[0]?.[0]).toMatchObject([{ serviceId: 'PASSBOOK' }]);
});

test('how often it comes is asked of what comes again and again, once it is chosen', async () => {
  expect((await draw(choice('MPUCARD'))).place.querySelector('input[type=radio]')).toBeNull();
  expect((await draw()).place.querySelector('input[type=radio]')).toBeNull();
  const { find, onChosen } = await draw(choice('ESTATEMENT', 'M', '1'));
  expect(find<HTMLInputElement>('input[value=M]').checked).toBe(true);
  await doing(() => find('input[value=W]').click());
  expect(onChosen.mock.calls[0]?.[0]).toMatchObject([{ serviceId: 'ESTATEMENT', time: 'W' }]);
});

test.each([
  ['M', '5', 'services.schedule.dayOfMonth', ['1', '2', '3']],
  ['W', 'TUE', 'services.schedule.dayOfWeek', ['MON', 'TUE', 'WED']],
] as const)('of what comes by %s the day is asked for', async (time, on, words, days) => {
  const { find, read, text, onChosen } = await draw(choice('ESTATEMENT', time, on));
  const select = find<HTMLSelectElement>('select');
  expect(read()).toContain(text(words));
  expect(select.value).toBe(on);
  expect([...select.options].map(({ value }) => value)).toEqual(expect.arrayContaining([...days]));
  expect([...select.options].slice(0, 2).map(({ textContent }) => textContent)).toEqual(
    time === 'M' ? ['1', '2'] : [text('services.day.MON'), text('services.day.TUE')],
  );
  await type(select, days[2]);
  expect(onChosen.mock.calls[0]?.[0]).toMatchObject([{ time, on: days[2] }]);
});

test('what comes every day needs no day', async () => {
  expect((await draw(choice('ESTATEMENT', 'D', ''))).place.querySelector('select')).toBeNull();
});
