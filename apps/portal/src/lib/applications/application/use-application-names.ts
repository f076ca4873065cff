import { defaultLanguage, keepPhrases, type Language } from '@taga/i18n';
import { employmentTypes, type NamedItem, nameOf } from '@taga/reference/employment-types';
import { useQuery } from '@taga/web/data';
import { useLanguage } from '@taga/web/text';
import type { Names } from '../../customers/profile/profile-rows.ts';
import { useNames } from '../../customers/profile/use-names.ts';

/** What the codes of an application stand for. */
export interface ApplicationNames extends Names {
  employment(code: string): string;
  profession(name: string): string;
  industry(name: string): string;
  branch(code: string, name: string): string;
}

/** What is kept of a profession, an industry and a branch is its English name, so who reads English need not wait for lists. */
function useLists(language: Language) {
  const { data } = useQuery({
    queryKey: ['names of work and branches'],
    enabled: language !== defaultLanguage,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const [{ occupations }, { industries }, { findBranch }, { branchLabel }] = await Promise.all([
        import('@taga/reference/occupations'),
        import('@taga/reference/industries'),
        import('@taga/reference/branches'),
        import('@taga/reference/branch-words'),
      ]);
      return { occupations, industries, findBranch, branchLabel };
    },
  });
  return data;
}

/** The names in the language of the reader; what no list knows, or not yet, stands for itself. */
export function useApplicationNames(): ApplicationNames {
  const language = useLanguage();
  const lists = useLists(language);
  const names = useNames();
  const named = (list: readonly NamedItem[] | undefined, given: string) => {
    const found = list?.find(({ code, name_EN }) => code === given || name_EN === given);
    return found ? keepPhrases(nameOf(found, language)) : given;
  };
  return {
    ...names,
    employment: (code) => named(employmentTypes, code),
    profession: (name) => named(lists?.occupations, name),
    industry: (name) => named(lists?.industries, name),
    branch(code, name) {
      const branch = lists?.findBranch(code);
      return lists && branch ? keepPhrases(lists.branchLabel(branch, language)) : name;
    },
  };
}
