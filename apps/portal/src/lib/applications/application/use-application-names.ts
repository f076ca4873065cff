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
}

/** What is kept of a profession and an industry is its English name, so who reads English need not wait for lists. */
function useWorkLists(language: Language) {
  const { data } = useQuery({
    queryKey: ['names of work'],
    enabled: language !== defaultLanguage,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const [{ occupations }, { industries }] = await Promise.all([
        import('@taga/reference/occupations'),
        import('@taga/reference/industries'),
      ]);
      return { occupations, industries };
    },
  });
  return data;
}

/** The names in the language of the reader; what no list knows, or not yet, stands for itself. */
export function useApplicationNames(): ApplicationNames {
  const language = useLanguage();
  const lists = useWorkLists(language);
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
  };
}
