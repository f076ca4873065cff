import { termsFilePath } from '@taga/contract';
import { toWireLanguage } from '@taga/i18n';
import { useLanguage, useText } from '@taga/web/text';
import { useOpening } from '../../../lib/applications/opening-wizard/opening.ts';
import { TermsAndConditions } from '../../../lib/applications/opening-wizard/steps/terms-and-conditions.tsx';
import { openingPage } from '../opening-page.tsx';

function TermsBeforeCode() {
  const text = useText();
  const path = termsFilePath(useOpening().accountClass.code, toWireLanguage(useLanguage()));
  return <TermsAndConditions path={path} afterwards={text('openingEnd.terms.afterwards')} />;
}

export const Page = openingPage({ 'terms-and-conditions': TermsBeforeCode });
