// `npm run sandbox -- …`: what an operator asks of the sandbox bank.
import { runBuilt } from './run-built.mjs';

runBuilt('sandbox-command');
