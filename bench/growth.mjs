// `node bench/growth.mjs`: what a row costs of the tables that are only added to, and how long adding and purging take among
// 500,000 rows, beside 10,000, in turns on the same machine.
import { runCommand } from '../scripts/say.mjs';
import { runServerProcess } from './server-process.mjs';

runCommand(() =>
  runServerProcess(
    'src/testing/growth-bench-process.ts',
    'A table has become slower than it should, or was not measured.',
  ),
);
