export { demoPeople } from './demo-people.ts';
export { describeDemo } from './describe-demo.ts';
export { seedDemo } from './seed-demo.ts';
export { hasDemoData } from './store.ts';
