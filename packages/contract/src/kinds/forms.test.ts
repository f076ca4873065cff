import { byLanguage, languages } from '@taga/i18n';
import { expect, test } from 'vitest';
import { readFeature } from '../../../i18n/src/locale-files.ts';
import { type FormKind, formText } from './form/index.ts';
import { formKinds } from './forms.ts';

/** Every text that wizard, desk, message and order of a form say. */
function textIdsOf(kind: FormKind): string[] {
  const { sections } = kind.form;
  const [statuses, decisions] = [Object.keys(kind.statuses), Object.keys(kind.decisions)];
  const fields = Object.entries(sections).flatMap(([section, questions]) =>
    Object.entries(questions).map(([name, field]) => ({ path: `${section}.${name}`, field })),
  );
  const own = [
    ['name'],
    ['description'],
    ...kind.corrections.map(({ item }) => ['part', item]),
    ...Object.keys(sections).map((section) => ['title', section]),
    ...fields.map(({ path }) => ['field', path]),
    ...fields.flatMap(({ path, field }) =>
      field.control === 'choice' ? field.options.map((option) => ['option', path, option]) : [],
    ),
    ...statuses.flatMap((status) => [
      ['status', status],
      ['desk', 'status', status],
    ]),
    ['desk', 'place'],
    ['desk', 'title'],
    ...decisions
      .filter((name) => name !== 'CORRECT')
      .flatMap((name) => [
        ['desk', 'decision', name],
        ['desk', 'does', name],
      ]),
  ];
  const announced = decisions.flatMap((name) => {
    const told = kind.messages[name]?.({ id: '', items: [], to: '' });
    return Object.values(told?.words ?? {});
  });
  return [...own.map((parts) => formText(kind, ...parts)), ...announced];
}

test('kinds that are drawn from their definition have names and addresses of their own', () => {
  for (const of of [({ name }: FormKind) => name, ({ wire }: FormKind) => wire.path]) {
    expect(new Set(formKinds.map(of)).size).toBe(formKinds.length);
  }
});

test.each(languages)('in %s no text of a kind that is drawn from its definition is missing', (language) => {
  for (const kind of formKinds) {
    const files = byLanguage((each) => ({
      ...readFeature(each, `kind.${kind.name}`),
      ...readFeature(each, `kind.${kind.name}.desk`),
    }));
    expect(textIdsOf(kind).filter((id) => !(id in files[language]))).toEqual([]);
  }
});
