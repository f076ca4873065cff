import { createRequests } from '@taga/web/api';

/** The desk lives on the server it calls. */
export const requests = createRequests({ bases: { api: '/api', upload: '/upload', analytics: '/analytics' } });
