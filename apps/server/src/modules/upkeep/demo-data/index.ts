export { blockDemoCustomers } from './block-demo.ts';
export { demoPictures, seedDemoFiles } from './demo-files.ts';
export { demoPassword, demoPeople } from './demo-people.ts';
export { blockDemoStaff, demoSecret, demoStaff, describeDemoStaff, seedDemoStaff } from './demo-staff.ts';
export { describeDemo } from './describe-demo.ts';
export { offerDemoStaff } from './offer-demo-staff.ts';
export { seedDemo } from './seed-demo.ts';
export { claimDemoData, findDemoData, hasDemoData } from './store.ts';
