/** Who of the staff asks, and the branches that they are given; null for all. */
export interface Asker {
  readonly staffId: string;
  readonly branches: readonly string[] | null;
}
