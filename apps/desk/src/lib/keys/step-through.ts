/** Moves the keyboard through the lines of a list: from the one in focus, or else from that of the open page. */
export function stepThrough(list: HTMLElement | null, by: 1 | -1): void {
  const links = [...(list?.querySelectorAll<HTMLElement>('a') ?? [])];
  const focused = links.indexOf(document.activeElement as HTMLElement);
  const at = focused >= 0 ? focused : links.findIndex((link) => link.ariaCurrent === 'true');
  const next = links[Math.max(0, Math.min(links.length - 1, at + by))];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}
