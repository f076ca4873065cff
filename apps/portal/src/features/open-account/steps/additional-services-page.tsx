import { AdditionalServices } from '../../../lib/applications/opening-wizard/steps/additional-services.tsx';
import { openingPage } from '../opening-page.tsx';

export const Page = openingPage({ 'additional-services': AdditionalServices });
