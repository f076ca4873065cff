// @vitest-environment page
import { doing, drawInPage, type } from '@taga/web/testing';
import { expect, test, vi } from 'vitest';
import { AddressBlock } from './address-block.tsx';

const full = { country: 'MYANMAR', state: 'S1', township: 'T1', address: 'WARD 3', street: '', houseNo: '' };

async function draw(address: Partial<typeof full> = {}, more: { error?: string; isDisabled?: boolean } = {}) {
  const changed = vi.fn();
  const { error, ...props } = more;
  const view = (next: Partial<typeof full>) => (
    <AddressBlock
      label="Home"
      field={{ id: 'home', error }}
      address={{ ...full, ...next }}
      onChange={changed}
      states={[{ value: 'S1', label: 'Yangon' }]}
      townships={[{ value: 'T1', label: 'Ahlone' }]}
      {...props}
    />
  );
  const drawn = await drawInPage(view(address), { words: ['person', 'forms', 'refusals'] });
  const fields = () => [...drawn.place.querySelectorAll<HTMLInputElement | HTMLSelectElement>('select, input')];
  const field = (place: number) => fields()[place] as HTMLInputElement;
  return { ...drawn, view, changed, fields, field, led: () => fields().findIndex(({ id }) => id === 'home') };
}

test('each field changes its own part', async () => {
  const { field, changed } = await draw();
  await type(field(0), 'MYANMAR');
  await type(field(1), 'S1');
  await type(field(2), 'T1');
  await type(field(3), 'NO 5');
  await type(field(4), 'MAIN ST');
  await type(field(5), '7');
  expect(changed.mock.calls.map(([change]) => change)).toEqual([
    { country: 'MYANMAR' },
    { state: 'S1' },
    { township: 'T1' },
    { address: 'NO 5' },
    { street: 'MAIN ST' },
    { houseNo: '7' },
  ]);
});

test('the state waits for the country, the township says so of the state', async () => {
  const { field, read } = await draw({ country: '', state: '', township: '' });
  expect(field(1).disabled).toBe(true);
  const before = read();
  const filled = await draw();
  expect(filled.field(1).disabled).toBe(false);
  expect(filled.read().length).toBeLessThan(before.length);
});

test('a copy cannot be changed', async () => {
  const { fields } = await draw({}, { isDisabled: true });
  expect(fields().every(({ disabled }) => disabled)).toBe(true);
  expect((await draw()).fields().some(({ disabled }) => disabled)).toBe(false);
});

test.each([
  [{ state: '', township: '' }, 1],
  [{ township: '' }, 2],
  [{ address: '' }, 3],
  [{ street: 'မြန်မာ' }, 4],
  [{ state: '', houseNo: 'မြန်မာ' }, 5],
])('the summary leads to what is wrong or missing: %o', async (address, place) => {
  expect((await draw(address, { error: 'Please check' })).led()).toBe(place);
});

test('what is missing is told once for the block, and marked where it is', async () => {
  const { read, fields } = await draw({ state: '', township: '', address: '' }, { error: 'Please fill in' });
  expect(read().split('Please fill in')).toHaveLength(2);
  expect(fields().map((field) => field.getAttribute('aria-invalid'))).toEqual([
    null,
    'true',
    'true',
    'true',
    null,
    null,
  ]);
});

test('what is wrong with a line is told there instead', async () => {
  const { read } = await draw({ street: 'မြန်မာ' }, { error: 'Please fill in' });
  expect(read()).not.toContain('Please fill in');
  expect((await draw({ street: 'မြန်မာ' })).read()).not.toMatch(/English|Latin/);
});

test('a line is looked at when it is left, and no more while it is typed in', async () => {
  const { field, read, redraw, view } = await draw({ street: 'မြန်မာ' });
  const before = read();
  await doing(() => {
    field(4).focus();
    field(4).dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
  const told = read();
  expect(told.length).toBeGreaterThan(before.length);
  await type(field(4), 'MAIN');
  await redraw(view({ street: 'မြန်မာ' }));
  expect(read()).toBe(before);
});
