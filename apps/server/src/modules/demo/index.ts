export { seedDemo } from './seed-demo.ts';
export { hasDemoData } from './store.ts';
