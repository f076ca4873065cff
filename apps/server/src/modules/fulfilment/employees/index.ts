export { createEmployeeLookup, type FindEmployee } from './employee-lookup.ts';
