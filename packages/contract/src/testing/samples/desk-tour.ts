import { queuedCase } from './desk-cases.ts';
import type { EndpointSample } from './sample.ts';

export const deskTour: Readonly<Record<string, EndpointSample>> = {
  getTour: {
    answer: { cases: [{ ...queuedCase, lookReasons: ['possible-duplicate'] }], mailboxPath: '/sandbox/mailbox' },
  },
};
