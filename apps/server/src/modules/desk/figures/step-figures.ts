import { accountOpeningSteps } from '@taga/contract/journeys/account-opening/outline';
import { existingCustomerSteps } from '@taga/contract/journeys/existing-customer/outline';
import { existingCustomerWay, type StepFigure } from '@taga/contract/records/desk/figures';

/** So many applications that have one key. */
export interface KeyCount {
  readonly key: string;
  readonly count: number;
}

/** The steps of the wizard in their order, and those of existing customers after them. */
const stepNames: readonly string[] = [
  ...accountOpeningSteps.map(({ name }) => name),
  ...existingCustomerSteps.map(({ name }) => `${existingCustomerWay}${name}`),
];

/** What the key that applications are counted by says. */
function readKey(key: string) {
  const [status = '', steps = ''] = key.split(':');
  return { status, isSubmitted: status !== 'INIT', steps: new Set(steps.split(',')) };
}

export const statusOf = (key: string) => readKey(key).status;
export const isSubmitted = (key: string) => readKey(key).isSubmitted;

/** For each step of the wizard how many have left it behind, and how many of those went no further and were not submitted. */
export function stepFigures(counts: readonly KeyCount[]): StepFigure[] {
  const figures = stepNames.map((step) => ({ step, completed: 0, stopped: 0 }));
  for (const { key, count } of counts) {
    const { steps, isSubmitted } = readKey(key);
    const left = figures.filter(({ step }) => steps.has(step));
    for (const figure of left) figure.completed += count;
    const furthest = left.at(-1);
    if (furthest && !isSubmitted) furthest.stopped += count;
  }
  return figures;
}
