/** Who it was, of an id and the name that a left join found for it; null where it was nobody. */
export function joinedStaff(staffId: string | null, name: string | null) {
  return staffId !== null && name !== null ? { staffId, name } : null;
}
