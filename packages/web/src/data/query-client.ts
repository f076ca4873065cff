import { QueryClient } from '@tanstack/react-query';

/** A call repeats itself where that helps, and nobody wants a page to change because they looked away. */
export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false, retry: false } } });
}
