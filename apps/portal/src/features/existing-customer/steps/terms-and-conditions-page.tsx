import { useText } from '@taga/web/text';
import { TermsAndConditions } from '../../../lib/applications/opening-wizard/steps/terms-and-conditions.tsx';
import { existingPage } from '../existing-page.tsx';

function Terms() {
  const text = useText();
  return <TermsAndConditions afterwards={text('existing.terms.afterwards')} />;
}

export const Page = existingPage('terms-and-conditions', Terms);
