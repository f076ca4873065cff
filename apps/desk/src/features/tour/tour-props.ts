import type { StaffRole } from '@taga/contract/records/desk/staff';

export interface TourProps {
  /** Signs out, and leads somebody who signs in with this role to a place of the desk. */
  onSwitch: (role: StaffRole, askedFor: string) => void;
}
