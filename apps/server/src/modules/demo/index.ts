export { demoPeople } from './demo-people.ts';
export { seedDemo } from './seed-demo.ts';
export { hasDemoData } from './store.ts';
