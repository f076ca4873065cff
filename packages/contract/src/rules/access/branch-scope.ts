/** Whether somebody who is given these branches sees what belongs to one. Null is all branches, and what has none. */
export function isWithinBranches(branches: readonly string[] | null, branchCode: string | null): boolean {
  return branches === null || (branchCode !== null && branches.includes(branchCode));
}
