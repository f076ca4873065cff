import { useText } from '@taga/web/text';
import { TermsAndConditions } from '../../../lib/applications/opening-wizard/steps/terms-and-conditions.tsx';
import { openingPage } from '../opening-page.tsx';

function TermsBeforeCode() {
  const text = useText();
  return <TermsAndConditions afterwards={text('openingEnd.terms.afterwards')} />;
}

export const Page = openingPage({ 'terms-and-conditions': TermsBeforeCode });
