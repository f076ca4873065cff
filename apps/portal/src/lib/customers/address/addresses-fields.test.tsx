// @vitest-environment page
import type { Addresses } from '@taga/contract/journeys/person-answers';
import { useForm } from '@taga/web/form';
import { doing, drawInPage } from '@taga/web/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../testing/fake-api.ts';
import { AddressesFields } from './addresses-fields.tsx';

vi.mock('../../platform/api/call-api.ts', () => import('../../../testing/fake-api.ts'));

const address = { houseNo: '7', street: 'Inya Road', country: '', state: '', township: '', address: '' };
const apart = { current: address, permanent: { ...address, street: 'Strand' }, isSame: false } as Addresses;
let values: Addresses;

function Fields({ initial }: { initial: Addresses }) {
  const form = useForm({
    initial,
    check: () => ({}),
    onChange: (next) => {
      values = next;
    },
  });
  return <AddressesFields form={form} />;
}
async function draw(initial: Addresses) {
  values = initial;
  const drawn = await drawInPage(<Fields initial={initial} />, { words: ['person', 'forms', 'refusals'] });
  const { text } = drawn.store.getSnapshot();
  const box = () => drawn.find<HTMLInputElement>('input[type=checkbox]');
  return { ...drawn, text, box, toggle: () => doing(() => box().click()) };
}
beforeEach(() => void answerCalls({}));

test('where both are the same, the copy is folded away and follows', async () => {
  const { toggle, box, place, read, text } = await draw(apart);
  expect(box().checked).toBe(false);
  expect(place.querySelector('details')).toBeNull();
  await toggle();
  expect(values).toMatchObject({ isSame: true, permanent: address });
  expect(place.querySelector('details')).not.toBeNull();
  expect(read()).not.toContain(text('address.block.cleared'));
});

test('unticked, it says that what was copied is gone', async () => {
  const { toggle, box, read, text, place } = await draw({ ...apart, permanent: address, isSame: true });
  expect(box().checked).toBe(true);
  expect(place.querySelector<HTMLInputElement>('details input')?.disabled).toBe(true);
  await toggle();
  expect(values).toMatchObject({ isSame: false, permanent: { street: '' } });
  expect(read()).toContain(text('address.block.cleared'));
  await toggle();
  expect(read()).not.toContain(text('address.block.cleared'));
});
