import { leanEndpoints } from './lean-endpoints.ts';
import { styledImports } from './styled-imports.ts';

export { shellFiles } from './shell-files.ts';

/** What keeps the files of every browser app small. */
export const webPlugins = () => [leanEndpoints(), styledImports()];
