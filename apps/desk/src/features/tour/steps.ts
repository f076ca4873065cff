import type { StaffRole } from '@taga/contract/records/desk/staff';
import { paths } from '../../config/paths.ts';
import { type FindCase, findClean, findProposed, findWaiting } from './find-case.ts';

interface StepFacts {
  readonly name: string;
  /** Who does it; everybody where it is left out. */
  readonly role?: StaffRole;
  /** What to press there. */
  readonly keys?: readonly string[];
  /** A place of the desk, or a case of it. */
  readonly place?: string;
  readonly find?: FindCase;
  /** Later steps come back to its case. */
  readonly isKept?: true;
}

const sendKeys = 'Ctrl + Enter';

/** Ten minutes at the desk, in their order. What each says stands in `deskDemo`, under its name. */
export const steps = [
  { name: 'queue', role: 'maker', place: paths.cases, keys: ['j', 'k', 'Enter'] },
  { name: 'take', role: 'maker', find: findClean, isKept: true, keys: ['t', '1', '2', '3'] },
  { name: 'compare', role: 'maker', find: findWaiting('identity-differed', 'identity-failed'), keys: ['v', '+', '-'] },
  { name: 'duplicate', role: 'maker', find: findWaiting('possible-duplicate') },
  {
    name: 'correct',
    role: 'maker',
    find: findWaiting('introducer-declined', 'identity-pending', 'identity-skipped', 'identity-not-verified'),
    keys: ['c', sendKeys],
  },
  { name: 'propose', role: 'maker', find: findClean, isKept: true, keys: ['a', sendKeys] },
  { name: 'confirm', role: 'checker', find: findProposed, isKept: true, keys: ['a', sendKeys] },
  { name: 'customer', place: paths.customers },
  { name: 'team', role: 'supervisor', place: paths.team },
  { name: 'figures', place: paths.figures },
  { name: 'audit', role: 'auditor', place: paths.audit },
] as const satisfies readonly StepFacts[];

type StepName = (typeof steps)[number]['name'];
export interface TourStep extends StepFacts {
  readonly name: StepName;
}
