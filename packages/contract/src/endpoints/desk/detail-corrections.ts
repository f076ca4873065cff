import * as z from 'zod/mini';
import { maxRemark } from '../../constants.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { errorCodes } from '../../error-codes.ts';
import { correctedDetails } from '../../records/customers/corrected-details.ts';
import { detailsAtDesk, waitingDetailCorrection } from '../../records/desk/detail-corrections.ts';

const customerId = z.uuid();
const named = { customerId, correctionId: z.uuid() };
const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxRemark));
const { notFound, ownProposal, detailsProposalClosed, documentTaken, contactTaken, detailsInUse } = errorCodes;

export const getCustomerDetails = defineEndpoint({
  id: 'getCustomerDetails',
  path: '/desk/customers/details/get',
  allowedRoles: ['staff'],
  summary: "A customer's personal details, the correction of them that is proposed, and those of before",
  body: z.object({ customerId }),
  answer: detailsAtDesk,
  errors: [notFound],
});

export const proposeDetailCorrection = defineEndpoint({
  id: 'proposeDetailCorrection',
  path: '/desk/customers/details/propose',
  allowedRoles: ['maker'],
  summary: "Propose to correct a customer's personal details, for a reason that a second member of staff reads",
  body: z.object({ customerId, details: correctedDetails, reason: words }),
  answer: detailsAtDesk,
  errors: [notFound, errorCodes.detailsProposed, errorCodes.detailsUnchanged, documentTaken, contactTaken],
});

export const withdrawDetailCorrection = defineEndpoint({
  id: 'withdrawDetailCorrection',
  path: '/desk/customers/details/withdraw',
  allowedRoles: ['maker'],
  summary: 'Withdraw a correction of personal details that one has proposed oneself',
  body: z.object(named),
  answer: detailsAtDesk,
  errors: [notFound, errorCodes.notAllowed, detailsProposalClosed],
});

export const confirmDetailCorrection = defineEndpoint({
  id: 'confirmDetailCorrection',
  path: '/desk/customers/details/confirm',
  allowedRoles: ['checker'],
  summary:
    'Correct personal details as somebody else has proposed; the customer is notified, and the bank if it has them',
  body: z.object(named),
  answer: detailsAtDesk,
  errors: [notFound, ownProposal, detailsProposalClosed, documentTaken, contactTaken, detailsInUse],
});

export const sendBackDetailCorrection = defineEndpoint({
  id: 'sendBackDetailCorrection',
  path: '/desk/customers/details/send-back',
  allowedRoles: ['checker'],
  summary: 'Send a proposed correction of personal details back to whoever proposed it, and say why',
  body: z.object({ ...named, remark: words }),
  answer: detailsAtDesk,
  errors: [notFound, ownProposal, detailsProposalClosed],
});

export const listDetailCorrections = defineEndpoint({
  id: 'listDetailCorrections',
  path: '/desk/customers/details/list',
  allowedRoles: ['staff'],
  summary: 'The corrections of personal details that wait for a second member of staff, the oldest first',
  answer: z.object({ corrections: z.array(waitingDetailCorrection) }),
});
