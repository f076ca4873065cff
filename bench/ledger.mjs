// `node bench/ledger.mjs`: transfers a second through the sandbox bank, beside pgbench doing the same statement.
import { runCommand } from '../scripts/say.mjs';
import { runServerProcess } from './server-process.mjs';

runCommand(() => runServerProcess('src/bank/testing/ledger-bench-process.ts', 'The ledger could not be measured.'));
