import { keepPhrases, type Language, type MessageId, type Text } from '@taga/i18n';
import { findAccountClass } from '@taga/reference/account-classes';
import { branchLabel } from '@taga/reference/branch-words';
import { findBranch } from '@taga/reference/branches';
import { countries } from '@taga/reference/countries';
import { employmentTypes } from '@taga/reference/employment-types';
import { industries } from '@taga/reference/industries';
import { type NamedItem, nameOf, occupations } from '@taga/reference/occupations';
import { findState, stateLabel } from '@taga/reference/states';
import { findTownship, townshipLabel } from '@taga/reference/townships';
import { visaTypes } from '@taga/reference/visa-types';

function inList(list: readonly NamedItem[], code: string, language: Language): string {
  const item = list.find(({ code: own, name_EN }) => own === code || name_EN === code);
  return item ? keepPhrases(nameOf(item, language)) : code;
}

/** What the codes of an application stand for, in the reader's language. A code that no list knows stands for itself. */
export function namesIn(language: Language, text: Text) {
  return {
    accountClass(code: string): string {
      const type = findAccountClass(code)?.accountType;
      return type ? text(`accounts.${type}.shortName` as MessageId) : code;
    },
    branch(code: string): string {
      const branch = findBranch(code);
      return branch ? keepPhrases(branchLabel(branch, language)) : code;
    },
    state(code: string): string {
      const state = findState(code);
      return state ? keepPhrases(stateLabel(state, language)) : code;
    },
    township(code: string): string {
      const township = findTownship(code);
      return township ? keepPhrases(townshipLabel(township, language)) : code;
    },
    country(code: string): string {
      // Addresses hold the English name, in capitals.
      const country = countries.find(({ alpha2, name_EN }) => alpha2 === code || name_EN.toUpperCase() === code);
      return country ? keepPhrases(nameOf(country, language)) : code;
    },
    visaType: (code: string) => inList(visaTypes, code, language),
    employment: (code: string) => inList(employmentTypes, code, language),
    occupation: (code: string) => inList(occupations, code, language),
    industry: (code: string) => inList(industries, code, language),
  };
}

export type Names = ReturnType<typeof namesIn>;
