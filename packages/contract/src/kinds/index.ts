import { accountKind } from './account/index.ts';
import { cardKind } from './card/index.ts';
import { existingCustomerKind } from './existing-customer/index.ts';
import { withWire } from './form/form-wire.ts';
import { formKinds } from './forms.ts';
import type { ApplicationKind, WireKind } from './kind.ts';

/** Everything that can be applied for: what has code of its own, and what is drawn from its definition. */
export const applicationKinds: readonly ApplicationKind[] = [
  accountKind,
  existingCustomerKind,
  cardKind,
  ...formKinds.map(withWire),
];

export function kindNamed(name: string): ApplicationKind {
  const found = applicationKinds.find((kind) => kind.name === name);
  if (!found) throw new Error(`There is no application kind ${name}.`);
  return found;
}

function hasWire(kind: ApplicationKind): kind is WireKind {
  return 'wire' in kind;
}

/** Those whose endpoints come from the factories. */
export const wireKinds: readonly WireKind[] = applicationKinds.filter(hasWire);
