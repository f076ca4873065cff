/**
 * Which page an address is: asked by the browser, and by the server, which has to say whether there is such a page.
 * Nothing of the browser in here.
 */

type ParamName<Part extends string> = Part extends `:${infer Name}` ? Name : never;
type ParamNames<Pattern extends string> = Pattern extends `${infer Part}/${infer Rest}`
  ? ParamName<Part> | ParamNames<Rest>
  : ParamName<Pattern>;

/** What an address fills in: `/order/:id` gives `{ id }`. */
export type ParamsOf<Pattern extends string> = { readonly [Name in ParamNames<Pattern>]: string };

/**
 * What an address fills into a pattern; nothing when it is another one's. `:name` stands for any one part, `/*` at
 * the end for everything below.
 */
export function matchPath<Pattern extends string>(pattern: Pattern, pathname: string): ParamsOf<Pattern> | undefined {
  const wanted = partsOf(pattern);
  const given = partsOf(pathname);
  const isOpen = wanted.at(-1) === '*';
  if (isOpen) wanted.pop();
  const hasLength = isOpen ? given.length >= wanted.length : given.length === wanted.length;
  if (!hasLength || !wanted.every((part, index) => part.startsWith(':') || isSame(part, given[index])))
    return undefined;
  const filled = wanted.flatMap((part, index) => (part.startsWith(':') ? [[part.slice(1), given[index]]] : []));
  return Object.fromEntries(filled);
}

/** The first page of a table whose address it is. */
export function findMatch<Route extends { readonly path: string }>(routes: readonly Route[], pathname: string) {
  for (const route of routes) {
    const params = matchPath<string>(route.path, pathname);
    if (params) return { route, params };
  }
  return undefined;
}

/** Capital letters make no other page to a person, so they make none to us. */
function isSame(part: string, given = ''): boolean {
  return part.toLowerCase() === given.toLowerCase();
}

/** Nor does a slash too many. */
function partsOf(path: string): string[] {
  return path.split('/').filter(Boolean).map(decodePart);
}

/** Addresses are typed and shortened by hand; one that cannot be read is taken as it stands. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
