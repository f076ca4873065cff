import { accountOpening } from './account-opening.ts';
import { beforeSignIn } from './before-sign-in.ts';
import { cards } from './cards.ts';
import { customer } from './customer.ts';
import { deskBroadcasts } from './desk-broadcasts.ts';
import { deskCards } from './desk-cards.ts';
import { deskCases } from './desk-cases.ts';
import { deskCustomers } from './desk-customers.ts';
import { deskFigures } from './desk-figures.ts';
import { deskNotes } from './desk-notes.ts';
import { deskRenewals } from './desk-renewals.ts';
import { deskStaff } from './desk-staff.ts';
import { deskTeam } from './desk-team.ts';
import { deskTour } from './desk-tour.ts';
import { deskWebhooks } from './desk-webhooks.ts';
import type { EndpointSample } from './sample.ts';

const samples: Readonly<Record<string, EndpointSample>> = {
  ...beforeSignIn,
  ...customer,
  ...accountOpening,
  ...cards,
  ...deskCases,
  ...deskCards,
  ...deskNotes,
  ...deskRenewals,
  ...deskStaff,
  ...deskTeam,
  ...deskTour,
  ...deskCustomers,
  ...deskBroadcasts,
  ...deskFigures,
  ...deskWebhooks,
};

/** The sample of a call; its twin that is asked by POST has the same. */
export function sampleOf(endpointId: string): EndpointSample | undefined {
  return samples[endpointId.replace(/ByPost$/, '')];
}

export { wholeCardAnswers } from './card-answers.ts';
export { wholeOpening } from './opening-answers.ts';
