/** The one way to load data: everything else a page knows comes with it. */
export {
  type QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { createQueryClient } from './query-client.ts';
