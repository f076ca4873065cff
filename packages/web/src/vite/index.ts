import { leanCalls } from './lean-calls.ts';
import { styledImports } from './styled-imports.ts';

export { shellFiles } from './shell-files.ts';

/** What keeps the files of every browser app small. */
export const webPlugins = () => [leanCalls(), styledImports()];
