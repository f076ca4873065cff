export { blockDemoCustomers } from './block-demo.ts';
export { demoPeople } from './demo-people.ts';
export { seedDemoPhotos } from './demo-photos.ts';
export { blockDemoStaff, demoSecret, describeDemoStaff, seedDemoStaff } from './demo-staff.ts';
export { describeDemo } from './describe-demo.ts';
export { seedDemo } from './seed-demo.ts';
export { hasDemoData } from './store.ts';
