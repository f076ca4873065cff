export { createServerKeys, openServerKeys } from './server-keys.ts';
