// `node bench/figures.mjs`: how long the desk's figures take among 100,000 applications of 90 days: what is counted by day
// beside a hundredth of them, and groups of people beside counting people by township alone.
import { runCommand } from '../scripts/say.mjs';
import { runServerProcess } from './server-process.mjs';

runCommand(() =>
  runServerProcess(
    'src/testing/figures-bench-process.ts',
    'Figures are slower than they should be, or were not measured.',
  ),
);
