import type { CardSection } from '@taga/contract/journeys/card-application/sections';
import { routes } from './routes.ts';

/** The addresses that carry something. The document goes along wherever the application is. */
export const paths = {
  ...routes,
  section: (section: CardSection, search: string) => `/cards/apply/${section}${search}`,
} as const;
