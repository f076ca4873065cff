import { keepPhrases } from '@taga/i18n';
import { nameOf } from '@taga/reference/employment-types';
import { useQuery } from '@taga/web/data';
import { useLanguage } from '@taga/web/text';
import type { Names } from '../profile/profile-rows.ts';
import { useNames } from '../profile/use-names.ts';

/** What the codes of an application stand for. */
export interface ApplicationNames extends Names {
  employment(code: string): string;
  profession(name: string): string;
  industry(name: string): string;
}

function useWorkLists() {
  const { data } = useQuery({
    queryKey: ['names of work'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const [{ employmentTypes }, { occupations }, { industries }] = await Promise.all([
        import('@taga/reference/employment-types'),
        import('@taga/reference/occupations'),
        import('@taga/reference/industries'),
      ]);
      return { employmentTypes, occupations, industries };
    },
  });
  return data;
}

/** The names in the language of the reader; what no list knows, or not yet, stands for itself. */
export function useApplicationNames(): ApplicationNames {
  const language = useLanguage();
  const lists = useWorkLists();
  const names = useNames();
  const named = (list: readonly { code: string; name_EN: string; name_MM: string }[] | undefined, given: string) => {
    const found = list?.find(({ code, name_EN }) => code === given || name_EN === given);
    return found ? keepPhrases(nameOf(found, language)) : given;
  };
  return {
    ...names,
    employment: (code) => named(lists?.employmentTypes, code),
    profession: (name) => named(lists?.occupations, name),
    industry: (name) => named(lists?.industries, name),
  };
}
