import { leanCalls } from './lean-calls.ts';
import { plainImports } from './plain-imports.ts';

/** What keeps the files of every browser app small. */
export const webPlugins = () => [leanCalls(), plainImports()];
