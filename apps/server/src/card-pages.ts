import { fileURLToPath } from 'node:url';
import { openShellApp, type ShellApp } from './shell-app.ts';

const builtCardPages = fileURLToPath(new URL('../../card-pages/dist', import.meta.url));

/** The pages to apply for a credit card and to renew one, which the portal shows in a frame. */
export function openCardPages(dir: string = builtCardPages): ShellApp {
  return openShellApp({ name: 'The card pages are', root: '/cards', dir });
}
