import { createRequests } from '@taga/web/api';

/** Each part of the API may live on a host of its own; unset, they are paths of this one. */
export const bases = {
  api: import.meta.env.VITE_API_BASE ?? '/api',
  upload: import.meta.env.VITE_UPLOAD_BASE ?? '/upload',
  analytics: import.meta.env.VITE_ANALYTICS_BASE ?? '/analytics',
};

export const requests = createRequests({ bases });
