import { fileURLToPath } from 'node:url';
import { openShellApp, type ShellApp } from './shell-app.ts';

const builtDesk = fileURLToPath(new URL('../../desk/dist', import.meta.url));

/** The staff's app. Whatever it shows is for those who have signed in. */
export function openDesk(dir: string = builtDesk): ShellApp {
  return openShellApp({ name: 'The desk is', root: '/desk', dir });
}
