/** An element and all that stands around it, from the inside out. */
export function pathOf(element: Element | null): Element[] {
  const path: Element[] = [];
  for (let at = element; at && at !== document.body; at = at.parentElement) path.push(at);
  return path;
}
