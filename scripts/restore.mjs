// `npm run restore`: a backup put back into the data folder.
import { runBuilt } from './run-built.mjs';

runBuilt('restore-command');
