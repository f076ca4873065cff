/**
 * A page pre-rendered has only those styles inside that it and its first scripts can show. Whatever is fetched later may
 * need others: they are one file, and come with the first of it.
 */

/** The file with all styles, while a page does without it. */
let waiting: HTMLLinkElement | undefined;
let fetching: Promise<void> | undefined;

function fetchStyles(link: HTMLLinkElement): Promise<void> {
  // Another element each time: one that has failed would not ask again.
  const sheet = link.cloneNode() as HTMLLinkElement;
  sheet.removeAttribute('disabled');
  return new Promise((resolve, reject) => {
    sheet.onload = () => resolve();
    sheet.onerror = () => {
      sheet.remove();
      fetching = undefined;
      reject(new Error('The styles cannot be fetched'));
    };
    link.after(sheet);
  });
}

function ensureStyles(): Promise<void> | undefined {
  if (waiting) fetching ??= fetchStyles(waiting);
  return fetching;
}

/** Stands around every dynamic import (see `styled-imports.ts`): nothing is drawn before its styles are there. */
export async function withStyles<File>(load: () => Promise<File>): Promise<File> {
  const [file] = await Promise.all([load(), ensureStyles()]);
  return file;
}

const signsOfSomebody = ['pointerdown', 'keydown', 'scroll'];

/** From now on styles may be missing. Who does anything with a page may go on from it, and should not wait for them then. */
export function expectLaterStyles(): void {
  waiting = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][disabled]') ?? undefined;
  const fetchAhead = () => void ensureStyles()?.catch(() => undefined);
  for (const sign of signsOfSomebody) window.addEventListener(sign, fetchAhead, { once: true, passive: true });
}
