import { termsFilePath } from '@taga/contract';
import { getTermsPath } from '@taga/contract/endpoints/terms';
import { toWireLanguage } from '@taga/i18n';
import { useQuery } from '@taga/web/data';
import { useLanguage, useText } from '@taga/web/text';
import { TermsAndConditions } from '../../../lib/applications/opening-wizard/steps/terms-and-conditions.tsx';
import { callApi } from '../../../lib/platform/api/call-api.ts';
import { useExistingOpening } from '../existing-opening.ts';
import { existingPage } from '../existing-page.tsx';

/** As the server says. Until it does, or where it does not answer, the address that everybody knows. */
function useTermsPath(): string {
  const language = useLanguage();
  const { code: type } = useExistingOpening().accountClass;
  const lang = toWireLanguage(language);
  const { data } = useQuery({
    queryKey: ['terms-path', type, lang],
    queryFn: async ({ signal }) =>
      (await callApi(getTermsPath, { body: { type, lang }, language, signal, isQuiet: true })).Data.Path,
  });
  return data ?? termsFilePath(type, lang);
}

function Terms() {
  const text = useText();
  return <TermsAndConditions path={useTermsPath()} afterwards={text('existing.terms.afterwards')} />;
}

export const Page = existingPage('terms-and-conditions', Terms);
