import type { OpeningAnswers } from '../../journeys/account-opening/answers.ts';
import type { OnOffer } from '../../journeys/account-opening/steps.ts';
import { checkedExistingCustomer } from '../../journeys/existing-customer/steps.ts';
import { accountKind } from '../account/index.ts';
import type { ApplicationKind } from '../kind.ts';

interface Lists {
  /** Of the accounts that may pay. */
  readonly productCodes: readonly string[];
  readonly onOffer?: OnOffer;
}

/** An account that is paid from one the customer has: the bank knows them, so nobody decides and nothing is corrected. */
export const existingCustomerKind = {
  ...accountKind,
  name: 'existing-customer',
  journey: ({ productCodes, onOffer }: Lists = { productCodes: [] }) => checkedExistingCustomer(productCodes, onOffer),
  documents: [],
  corrections: [],
  decisions: {},
} as const satisfies ApplicationKind<OpeningAnswers, Lists>;
