import { cardKind } from '../../kinds/card/index.ts';
import { deskEndpointsOf } from './kind-endpoints.ts';

const endpoints = deskEndpointsOf(cardKind);

export const listCardApplications = endpoints.list;
export const getDeskCardApplication = endpoints.get;
export const viewCardDocument = endpoints.view;
export const proposeCardDecision = endpoints.propose;
export const confirmCardProposal = endpoints.confirm;
export const sendBackCardProposal = endpoints.sendBack;
export const withdrawCardProposal = endpoints.withdraw;
