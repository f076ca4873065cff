/**
 * Notes what a developer may want to know and a customer need not: it shows in the timeline of the
 * browser's performance tools, and nowhere else.
 */
export function debugLog(what: string, detail: unknown): void {
  performance.mark(`taga: ${what}`, { detail: written(detail) });
}

/** An error in its own words, anything else as JSON. */
function written(detail: unknown): string {
  return detail instanceof Error ? String(detail) : JSON.stringify(detail);
}
