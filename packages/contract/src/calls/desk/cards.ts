import { cardKind } from '../../kinds/card/index.ts';
import { deskCallsOf } from './kind-calls.ts';

const calls = deskCallsOf(cardKind);

export const listCardApplications = calls.list;
export const getDeskCardApplication = calls.get;
export const viewCardDocument = calls.view;
export const proposeCardDecision = calls.propose;
export const confirmCardProposal = calls.confirm;
export const sendBackCardProposal = calls.sendBack;
export const withdrawCardProposal = calls.withdraw;
