export { carryOutDecision, remarkIn } from './carry-out.ts';
export { confirmProposal, sendBackProposal, withdrawProposal } from './decide.ts';
export type { CarryOut, Confirmed, DecisionWays } from './decision.ts';
export { proposeDecision } from './propose.ts';
