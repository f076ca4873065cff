import * as z from 'zod/mini';
import { firstPageIndex, inboxPageSize, maxPageSize, ordersPageSize } from '../../constants.ts';

function paging(pageSize: number) {
  return {
    /** A page number, not a row number. */
    CurrentIndex: z._default(z.int().check(z.minimum(1)), firstPageIndex),
    PageSize: z._default(z.int().check(z.minimum(1), z.maximum(maxPageSize)), pageSize),
  };
}

export const inboxPaging = paging(inboxPageSize);
export const ordersPaging = paging(ordersPageSize);
