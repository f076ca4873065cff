import { hasEnded } from '@taga/contract/kinds/kind';
import { toSentId } from '@taga/contract/records/applications/application-id';
import { resumeAfter } from '@taga/contract/records/applications/application-step';
import { isExistingCustomerRoute } from '@taga/contract/records/applications/existing-customer-route';
import { existingCustomerPlace } from '@taga/contract/records/applications/existing-customer-step';
import { type OwnApplication, ownApplicationStates } from '@taga/contract/records/applications/own-application';
import type { Customer } from '../../customers/customers/index.ts';
import type { ApplicationDependencies } from './application.ts';
import { type FollowedState, listFollowedStates } from './state-store.ts';

/** How long a customer still reads on the dashboard that an application was rejected. */
const rejectedShownMs = 30 * 24 * 60 * 60 * 1000;

type Shown = FollowedState & { readonly status: string };

/** What was opened and never saved is no application yet; what is completed stands among accounts and orders. */
function isShown(application: FollowedState): application is Shown {
  const { kind, status } = application;
  return status !== null && kind.statuses[status] !== 'COMPLETED';
}

/** Another one was started meanwhile: of the rejected one there is nothing left to say. */
function isFollowed(rejected: FollowedState, all: readonly FollowedState[]): boolean {
  return all.some(
    ({ kind, accountClass, currency, createdAt }) =>
      kind === rejected.kind &&
      accountClass === rejected.accountClass &&
      currency === rejected.currency &&
      createdAt > rejected.createdAt,
  );
}

function nextStepOf({ step, accountClass, status }: Shown, { person }: Customer): OwnApplication['NextStep'] {
  if (accountClass === null || status !== 'INIT') return null;
  if (step && isExistingCustomerRoute(step.baseRoute)) return existingCustomerPlace(step).step;
  return resumeAfter(step, person).step;
}

function toOwnApplication(application: Shown, customer: Customer): OwnApplication {
  const { kind, status, step } = application;
  const place = kind.statuses[status];
  return {
    AuthorizationReqId: toSentId(application.id),
    ApplicationNo: application.applicationNo,
    Kind: kind.name,
    ServiceType: kind.order.serviceType,
    AccountClass: application.accountClass,
    Currency: application.currency,
    Status: status,
    State: ownApplicationStates.find((state) => state === place) ?? 'DRAFT',
    Step: step,
    NextStep: nextStepOf(application, customer),
    SavedAt: application.savedAt.toISOString(),
  };
}

/** Everything that a customer has started or waits for: to correct first, then to go on with, then the bank's turn. */
export async function listOwnApplications(
  customer: Customer,
  { db, now }: Pick<ApplicationDependencies, 'db' | 'now'>,
): Promise<OwnApplication[]> {
  const endedSince = new Date(now().getTime() - rejectedShownMs);
  const all = await listFollowedStates(db, customer.id, endedSince);
  const isOver = (state: Shown) => hasEnded(state.kind, state.status) && isFollowed(state, all);
  return all
    .filter(isShown)
    .filter((state) => !isOver(state))
    .map((state) => toOwnApplication(state, customer))
    .sort((a, b) => ownApplicationStates.indexOf(a.State) - ownApplicationStates.indexOf(b.State));
}
