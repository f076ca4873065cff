export { type Allowances, createAllowances } from './allowances.ts';
