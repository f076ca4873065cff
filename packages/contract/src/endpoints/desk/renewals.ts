import { cardRenewalKind } from '../../kinds/card-renewal/index.ts';
import { deskEndpointsOf } from './kind-endpoints.ts';

const endpoints = deskEndpointsOf(cardRenewalKind);

export const listRenewalApplications = endpoints.list;
export const getDeskRenewalApplication = endpoints.get;
export const viewRenewalDocument = endpoints.view;
export const proposeRenewalDecision = endpoints.propose;
export const confirmRenewalProposal = endpoints.confirm;
export const sendBackRenewalProposal = endpoints.sendBack;
export const withdrawRenewalProposal = endpoints.withdraw;
