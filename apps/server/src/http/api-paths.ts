/** Below these are calls: the answer is never a page, whatever is asked for. */
export const apiRoots = ['/api', '/upload', '/analytics'];

export function isApiPath(path: string): boolean {
  return apiRoots.some((root) => path === root || path.startsWith(`${root}/`) || path.startsWith(`${root}?`));
}
