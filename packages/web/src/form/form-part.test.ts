import { expect, test, vi } from 'vitest';
import { formItem, formPart } from './form-part.ts';
import type { Form } from './use-form.ts';

interface Values {
  readonly holder: { readonly name: string; readonly age: number };
  readonly guarantors: readonly { readonly name: string; readonly phone: string }[];
}

const values: Values = {
  holder: { name: 'Mya', age: 30 },
  guarantors: [
    { name: 'Aye', phone: '1' },
    { name: 'Hla', phone: '2' },
  ],
};

function form() {
  const change = vi.fn();
  const field = vi.fn((name: string) => ({ id: name, error: undefined }));
  const checkField = vi.fn();
  return { change, field, checkField, form: { values, change, field, checkField } as unknown as Form<Values> };
}

test('a field with fields of its own is a form: its fields are named below it', () => {
  const { form: whole, change, checkField } = form();
  const part = formPart(whole, 'holder');
  expect(part.values).toEqual({ name: 'Mya', age: 30 });
  expect(part.field('name').id).toBe('holder.name');
  part.checkField('age');
  expect(checkField).toHaveBeenCalledWith('holder.age');
  part.change({ name: 'Su' });
  expect(change).toHaveBeenCalledWith({ holder: { name: 'Su', age: 30 } });
});

test('one of a list is a form, and a change of it leaves the others', () => {
  const { form: whole, change } = form();
  const second = formItem(whole as never, 'guarantors', 1) as unknown as Form<{ name: string; phone: string }>;
  expect(second.values).toEqual({ name: 'Hla', phone: '2' });
  expect(second.field('phone').id).toBe('guarantors.1.phone');
  second.change({ phone: '3' });
  expect(change).toHaveBeenCalledWith({ guarantors: [values.guarantors[0], { name: 'Hla', phone: '3' }] });
});
