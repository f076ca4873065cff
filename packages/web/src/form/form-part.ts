import type { FieldPath } from './problems.ts';
import type { Form } from './use-form.ts';

function partAt<Values, Part extends object>(
  form: Form<Values>,
  path: string,
  values: Part,
  put: (values: Part) => void,
): Form<Part> {
  return {
    ...form,
    values,
    change: (changed) => put({ ...values, ...changed }),
    field: (name) => form.field(`${path}.${name}` as FieldPath<Values>),
    checkField: (name) => form.checkField(`${path}.${name}` as FieldPath<Values>),
  };
}

/** A field that has fields of its own, as a form: the passport of a cardholder. */
export function formPart<Values, Name extends keyof Values & string>(
  form: Form<Values>,
  name: Name,
): Form<Values[Name] & object> {
  return partAt(form, name, form.values[name] as Values[Name] & object, (part) =>
    form.change({ [name]: part } as Partial<Values>),
  );
}

/** One of a list in a form, as a form: the second guarantor. */
export function formItem<Item extends object, Name extends string>(
  form: Form<{ readonly [Field in Name]: readonly Item[] }>,
  name: Name,
  place: number,
): Form<Item> {
  const list = form.values[name];
  const withItem = (item: Item) => list.map((before, index) => (index === place ? item : before));
  return partAt(form, `${name}.${place}`, list[place] as Item, (item) =>
    form.change({ [name]: withItem(item) } as unknown as Partial<typeof form.values>),
  );
}
