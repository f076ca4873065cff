import type { MessageId } from '@taga/i18n';
import { Checkbox } from '@taga/ui';
import { useText } from '@taga/web/text';
import type { DecisionField, WholeCase } from '../../case-kind.ts';

interface ItemsFieldDefinition<Item extends string, Whole> {
  readonly name: string;
  readonly label: MessageId;
  readonly missing: MessageId;
  itemsFor(found: Whole): readonly Item[];
  labelOf(item: Item): MessageId;
}

/** Several of a list, at least one. */
export function itemsField<Item extends string, Whole extends WholeCase>(
  definition: ItemsFieldDefinition<Item, Whole>,
): DecisionField<readonly Item[], Whole> {
  const { name, label, missing, itemsFor, labelOf } = definition;
  return {
    name,
    isList: true,
    initial: () => [],
    restore: (items) => items as readonly Item[],
    findProblem: (chosen) => (chosen.length === 0 ? missing : undefined),
    toWire: (chosen) => chosen,
    Input({ value, onValue, found }) {
      const text = useText();
      const toggle = (item: Item) =>
        onValue(value.includes(item) ? value.filter((each) => each !== item) : [...value, item]);
      return (
        <fieldset className="grid gap-x-6 sm:grid-cols-2">
          <legend className="pt-2 font-semibold">{text(label)}</legend>
          {itemsFor(found).map((item) => (
            <Checkbox
              key={item}
              className="*:py-1 lg:*:min-h-0"
              label={text(labelOf(item))}
              checked={value.includes(item)}
              onChange={() => toggle(item)}
            />
          ))}
        </fieldset>
      );
    },
    Letter: ({ value, text }) => (
      <ul className="grid list-disc gap-0.5 pl-5">
        {value.map((item) => (
          <li key={item}>{text(labelOf(item))}</li>
        ))}
      </ul>
    ),
  };
}
