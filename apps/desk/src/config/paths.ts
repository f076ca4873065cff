import { routes } from './routes.ts';

/** The addresses that carry something. */
export const paths = {
  ...routes,
  case: (id: string) => `/desk/cases/${encodeURIComponent(id)}`,
  caseOf: (queue: string, id: string) => `/desk/${queue}/${encodeURIComponent(id)}`,
  customer: (id: string) => `/desk/customers/${encodeURIComponent(id)}`,
} as const;
