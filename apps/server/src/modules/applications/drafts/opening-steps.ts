import type { BranchAnswers } from '@taga/contract/journeys/account-opening/answers';
import { checkedAccountOpening, type OnOffer } from '@taga/contract/journeys/account-opening/steps';
import { checkedExistingCustomer } from '@taga/contract/journeys/existing-customer/steps';
import { fitsOffer } from '@taga/contract/rules/applications/service-choice';
import { branchesFor, findBranch } from '@taga/reference/branches';
import { existingAccountProductCodes } from '@taga/reference/existing-account-products';
import { industries } from '@taga/reference/industries';
import { occupations } from '@taga/reference/occupations';
import type { BankService } from '../../../bank/bank.ts';

const professionNames = new Set(occupations.map(({ name_EN }) => name_EN));
const industryNames = new Set(industries.map(({ name_EN }) => name_EN));

function isBranch({ code }: BranchAnswers, accountClass: string): boolean {
  const { townshipCode = '' } = findBranch(code) ?? {};
  return branchesFor({ townshipCode, accountClass }).some(({ branchCode }) => branchCode === code);
}

/** Services are evaluated where those on offer are at hand. */
function onOfferWith(offered: readonly BankService[] | undefined): OnOffer {
  return {
    isProfession: (name) => professionNames.has(name),
    isIndustry: (name) => industryNames.has(name),
    isBranch,
    areServices: (services) => !offered || fitsOffer(services, offered),
  };
}

/** The wizard's own steps, told what there is to choose from. */
export function openingStepsWith(offered?: readonly BankService[]) {
  return checkedAccountOpening(onOfferWith(offered));
}

/** Those of who opens an account from one they have. */
export function existingCustomerStepsWith(offered?: readonly BankService[]) {
  return checkedExistingCustomer(existingAccountProductCodes, onOfferWith(offered));
}

/** Who names a branch has named its places, whatever they call them. */
export function placedBranch(given: BranchAnswers): BranchAnswers {
  const branch = findBranch(given.code);
  return branch ? { code: given.code, state: branch.stateCode, township: branch.townshipCode } : given;
}
