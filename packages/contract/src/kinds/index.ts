import { accountKind } from './account/index.ts';
import { cardKind } from './card/index.ts';
import { cardRenewalKind } from './card-renewal/index.ts';
import { existingCustomerKind } from './existing-customer/index.ts';
import { withWire } from './form/form-wire.ts';
import { formKinds } from './forms.ts';
import type { ApplicationKind, DeskKind, WireKind } from './kind.ts';

/** Those whose endpoints come from the factories: what has code of its own, and what is drawn from its definition. */
export const wireKinds: readonly WireKind[] = [cardKind, ...formKinds.map(withWire)];

/** Those whose endpoints at the desk do. */
export const deskKinds: readonly DeskKind[] = [...wireKinds, cardRenewalKind];

/** Everything that can be applied for. */
export const applicationKinds: readonly ApplicationKind[] = [accountKind, existingCustomerKind, ...deskKinds];

export function kindNamed(name: string): ApplicationKind {
  const found = applicationKinds.find((kind) => kind.name === name);
  if (!found) throw new Error(`There is no application kind ${name}.`);
  return found;
}
