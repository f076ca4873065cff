// @vitest-environment page
import { dateRange, openDateRange } from '@taga/contract/rules/fields/date-range';
import { drawInPage, type } from '@taga/web/testing';
import { expect, test, vi } from 'vitest';
import { DaysFilter } from './days-filter.tsx';
import { FilterPanel } from './filter-panel.tsx';

async function draw(from = '', to = '', range: typeof dateRange | typeof openDateRange = dateRange) {
  const onDays = vi.fn();
  const filter = (days: { from: string; to: string }) => <DaysFilter {...days} range={range} onDays={onDays} />;
  const drawn = await drawInPage(filter({ from, to }), { words: ['lists', 'refusals'] });
  const fields = () => [...drawn.place.querySelectorAll<HTMLInputElement>('input:not([type=date])')];
  return {
    ...drawn,
    onDays,
    values: () => fields().map(({ value }) => value),
    start: (day: string) => type(fields()[0] as HTMLInputElement, day),
    end: (day: string) => type(fields()[1] as HTMLInputElement, day),
    change: (days: { from: string; to: string }) => drawn.redraw(filter(days)),
    text: drawn.store.getSnapshot().text,
  };
}

test('the list is loaded with a whole end date, and not before', async () => {
  const { start, end, onDays } = await draw();
  await start('2026-03-01');
  await end('2026-03-0');
  expect(onDays).not.toHaveBeenCalled();
  await end('2026-03-02');
  expect(onDays.mock.calls).toEqual([[{ from: '2026-03-01', to: '2026-03-02' }]]);
});

test('a new start date asks for a new end date', async () => {
  const { start, values, onDays } = await draw('2026-03-01', '2026-03-02');
  await start('2026-02-01');
  expect(values()).toEqual(['2026-02-01', '']);
  expect(onDays).not.toHaveBeenCalled();
});

test('an end before the start, or without one, is told, and nothing is loaded', async () => {
  const { start, end, read, onDays, text } = await draw();
  await end('2026-03-02');
  expect(read()).toContain(text('validation.dateRange.incomplete'));
  await start('2026-03-03');
  expect(read()).not.toContain(text('validation.dateRange.incomplete'));
  await end('2026-03-02');
  expect(read()).toContain(text('validation.dateRange.reversed'));
  expect(onDays).not.toHaveBeenCalled();
});

test('where an end date is enough, it loads the list by itself', async () => {
  const { end, onDays } = await draw('', '', openDateRange);
  await end('2026-03-02');
  expect(onDays).toHaveBeenCalledWith({ from: '', to: '2026-03-02' });
});

test('it follows the address, which others change too', async () => {
  const { change, values } = await draw('2026-03-01', '2026-03-02');
  expect(values()).toEqual(['2026-03-01', '2026-03-02']);
  await change({ from: '', to: '' });
  expect(values()).toEqual(['', '']);
});

test('the panel is closed until somebody looks for something, and open where they have', async () => {
  const onClear = vi.fn();
  const drawPanel = async (isFiltered: boolean) => {
    const drawn = await drawInPage(
      <FilterPanel isFiltered={isFiltered} onClear={onClear}>
        fields
      </FilterPanel>,
      { words: ['lists'] },
    );
    const { text } = drawn.store.getSnapshot();
    const button = drawn.find('button');
    const isOpen = () => {
      const panel = drawn.find(`[id="${button.getAttribute('aria-controls')}"]`);
      return [button.getAttribute('aria-expanded'), !panel.hidden, button.innerHTML.includes('rotate-180')];
    };
    return { ...drawn, isOpen, toggle: () => drawn.press(text('lists.filter.toggle')), text };
  };
  const closed = await drawPanel(false);
  expect(closed.isOpen()).toEqual(['false', false, false]);
  expect(closed.read()).not.toContain(closed.text('lists.filter.clear'));
  await closed.toggle();
  expect(closed.isOpen()).toEqual(['true', true, true]);
  const open = await drawPanel(true);
  expect(open.isOpen()).toEqual(['true', true, true]);
  await open.press(open.text('lists.filter.clear'));
  expect(onClear).toHaveBeenCalledTimes(1);
});
