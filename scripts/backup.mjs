// `npm run backup`: a copy of everything in the data folder.
import { runBuilt } from './run-built.mjs';

runBuilt('backup-command');
