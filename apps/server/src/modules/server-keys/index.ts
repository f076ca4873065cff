export { createServerKeys } from './server-keys.ts';
