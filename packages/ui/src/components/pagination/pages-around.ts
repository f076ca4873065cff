export type PageItem = number | 'gap-before' | 'gap-after';

/** The first page, the last, the current one with its neighbours, and gaps where pages are left out. */
export function pagesAround(page: number, pageCount: number): PageItem[] {
  const near = [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount);
  const shown = [...new Set(near)].sort((a, b) => a - b);
  return shown.flatMap((number, index): PageItem[] => {
    const before = shown[index - 1] ?? number - 1;
    if (number - before === 1) return [number];
    // A gap that hides a single page is longer than the page's own number.
    if (number - before === 2) return [number - 1, number];
    return [number <= page ? 'gap-before' : 'gap-after', number];
  });
}
