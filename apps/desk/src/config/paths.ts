import { routes } from './routes.ts';

/** The addresses that carry something. */
export const paths = {
  ...routes,
  /** By the list in which the desk reads it. */
  caseIn: (queue: string, id: string) => `/desk/${queue}/${encodeURIComponent(id)}`,
  case: (id: string) => `/desk/cases/${encodeURIComponent(id)}`,
  caseOf: (queue: string, id: string) => `/desk/${queue}/${encodeURIComponent(id)}`,
  customer: (id: string) => `/desk/customers/${encodeURIComponent(id)}`,
} as const;
