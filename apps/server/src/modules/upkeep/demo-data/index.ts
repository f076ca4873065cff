export { blockDemoCustomers } from './block-demo.ts';
export { seedDemoFiles } from './demo-files.ts';
export { demoPeople } from './demo-people.ts';
export { blockDemoStaff, demoSecret, describeDemoStaff, seedDemoStaff } from './demo-staff.ts';
export { describeDemo } from './describe-demo.ts';
export { seedDemo } from './seed-demo.ts';
export { hasDemoData } from './store.ts';
