interface Genuine {
  /** Whether anyone gets one for the asking. */
  readonly isAnonymous: boolean;
}

/**
 * Tokens and device cookies that this process has given out, or has found a holder of. Who brings one is counted by it,
 * and not by an address that thousands may share; what somebody made up is none and gains nothing.
 */
export interface GenuineTokens {
  add(token: string, genuine: Genuine): void;
  find(token: string | undefined): Genuine | undefined;
}

/** Of about a hundred bytes each. Anyone who is forgotten counts by the address until the next look-up. */
const mostRemembered = 50_000;

export function createGenuineTokens(): GenuineTokens {
  // In the order of their last use: the one that was not used for longest is forgotten first.
  const remembered = new Map<string, Genuine>();
  function add(token: string, genuine: Genuine): void {
    remembered.delete(token);
    remembered.set(token, genuine);
    const [oldest] = remembered.keys();
    if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest);
  }
  return {
    add,
    find(token) {
      const genuine = token === undefined ? undefined : remembered.get(token);
      if (genuine && token !== undefined) add(token, genuine);
      return genuine;
    },
  };
}
