/**
 * Whether an address is the one of a pattern: `:name` stands for any one part, `/*` at the end for everything below.
 * The router's own matcher can do far more, which every first visit would pay for.
 */
export function matchesPath(pattern: string, pathname: string): boolean {
  const wanted = partsOf(pattern);
  const given = partsOf(pathname);
  const isOpen = wanted.at(-1) === '*';
  if (isOpen) wanted.pop();
  const hasLength = isOpen ? given.length >= wanted.length : given.length === wanted.length;
  return hasLength && wanted.every((part, index) => part.startsWith(':') || part === given[index]);
}

/** A trailing slash and capital letters make no other page to a person, so they make none to us. */
function partsOf(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean);
}
