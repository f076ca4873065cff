export { demoPeople } from './demo-people.ts';
export { seedDemoPhotos } from './demo-photos.ts';
export { demoSecret, describeDemoStaff, seedDemoStaff, shutOutDemoStaff } from './demo-staff.ts';
export { describeDemo } from './describe-demo.ts';
export { seedDemo } from './seed-demo.ts';
export { shutOutDemoCustomers } from './shut-out-demo.ts';
export { hasDemoData } from './store.ts';
