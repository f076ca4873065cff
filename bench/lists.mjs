// `node bench/lists.mjs`: how long a page of each list takes among 100,000 applications and 1,000,000 messages, beside a
// hundredth of them, in turns on the same machine.
import { runCommand } from '../scripts/say.mjs';
import { runServerProcess } from './server-process.mjs';

runCommand(() =>
  runServerProcess('src/testing/lists-bench-process.ts', 'A list is slower than it should be, or was not measured.'),
);
