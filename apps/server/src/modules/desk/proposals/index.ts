export {
  type AnsweredCorrection,
  answerCorrection,
  closeProposal,
  findOpenProposal,
  insertProposal,
  listOpenProposals,
  listProposals,
  outdateProposal,
  type Proposal,
  type ProposedDecision,
} from './store.ts';
