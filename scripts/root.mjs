import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder, wherever a command is started from. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));
