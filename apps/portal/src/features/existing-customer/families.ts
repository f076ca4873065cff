import { type ExistingCustomerStep, etbAccountRoutes } from '@taga/contract/journeys/existing-customer/outline';
import { paths } from '../../config/paths.ts';

/** Two addresses lead to the same screens: an older one, and the one that card customers come by. */
export type Family = 'etbAccount' | 'create-etb-account';

export function familyOf(pathname: string): Family {
  return pathname.toLowerCase().startsWith(paths.etbAccount().toLowerCase()) ? 'etbAccount' : 'create-etb-account';
}

/** From the summary on the older address has no screens of its own. */
const movedSteps: readonly ExistingCustomerStep[] = ['summary-review', 'terms-and-conditions', 'confirmation'];

export function stepPath(family: Family, step: ExistingCustomerStep): string {
  const [route] = (Object.keys(etbAccountRoutes) as (keyof typeof etbAccountRoutes)[]).filter(
    (name) => etbAccountRoutes[name] === step,
  );
  const staysThere = family === 'etbAccount' && route !== undefined && !movedSteps.includes(step);
  return staysThere ? paths.etbAccountStep(route) : paths.createEtbAccountStep(step);
}
