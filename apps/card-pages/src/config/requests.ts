import { createRequests } from '@taga/web/api';

/** The card pages live on the server they call. */
export const bases = { api: '/api', upload: '/upload', analytics: '/analytics' };

export const requests = createRequests({ bases });
