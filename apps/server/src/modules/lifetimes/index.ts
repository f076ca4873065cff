export { createSweep } from './sweep.ts';
