/** Where an application stands for a member of staff who decides on it. A kind may know more. */
export interface Standing {
  readonly status: string;
  /** The bank is carrying out an earlier decision: until it has answered nothing else can be decided. */
  readonly isAtBank?: boolean;
}

/** What becomes of an application, as a maker proposes it and a checker confirms it. */
export interface Decision<Known extends Standing = Standing> {
  /** The statuses in which it can be proposed. */
  readonly from: readonly string[];
  /** What has to hold besides. */
  isPossible?(standing: Known): boolean;
  /** What the application is afterwards. */
  readonly to: string;
  /** The customer reads the remark, so there has to be one. */
  readonly needsRemark?: true;
  /** Fields of the proposal that come with this decision and with no other. */
  readonly needs?: readonly string[];
}

/** What can be proposed now. */
export function possibleDecisions<Known extends Standing, Name extends string>(
  decisions: Readonly<Record<Name, Decision<Known>>>,
  standing: Known,
): Name[] {
  if (standing.isAtBank) return [];
  const names = Object.keys(decisions) as Name[];
  return names.filter((name) => {
    const { from, isPossible } = decisions[name];
    return from.includes(standing.status) && (isPossible?.(standing) ?? true);
  });
}
