export { branchesIn } from './branch-scope.ts';
export { inviteFirstAdministrator } from './first-administrator.ts';
export type { StaffDependencies } from './invitations.ts';
export { saveProviderStaff } from './provider-store.ts';
export { staffRoutes } from './routes.ts';
export {
  addStaff,
  changeStaffRow,
  findStaff,
  findStaffByLogin,
  listStaff,
  noteSignIn,
  type Staff,
  takeCodeStep,
} from './store.ts';
