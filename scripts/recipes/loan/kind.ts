import { defineFormKind } from '../../../packages/contract/src/kinds/form/index.ts';
import { imageMediaTypes } from '../../../packages/contract/src/rules/applications/upload.ts';

/** A small personal loan: three questions, a document, two decisions and a message. */
export const loanKind = defineFormKind({
  name: 'loan',
  wire: { path: 'loans', noun: 'Loan', one: 'a loan', many: 'loans' },
  sections: {
    loan: {
      amount: { control: 'amount', from: 100_000, to: 10_000_000 },
      months: { control: 'number', from: 3, to: 36 },
    },
    purpose: { purpose: { control: 'choice', options: ['STUDIES', 'HOME', 'BUSINESS', 'HEALTH'] } },
  },
  headline: ['loan.amount', 'purpose.purpose'],
  documents: [{ type: 'PAYSLIP', most: 1, mediaTypes: imageMediaTypes, isNeeded: () => true }],
  statuses: { APPROVED: 'COMPLETED', REJECTED: 'REJECTED' },
  decisions: { APPROVE: { to: 'APPROVED' }, REJECT: { to: 'REJECTED', needsRemark: true } },
  announced: ['APPROVE'],
  serviceType: 'LOAN',
});
