/** The modules that the plugin of `@taga/i18n/vite` provides. */
declare module 'virtual:catalog/*' {
  import type { Messages } from '@taga/i18n';

  export const messages: Messages;
}
