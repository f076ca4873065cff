/** The words of what only a customer sees around a page; one list, so that its identity never changes. */
export const customerWords = ['customer'] as const;
