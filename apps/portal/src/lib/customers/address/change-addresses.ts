import type { Address, Addresses } from '@taga/contract/journeys/person-answers';

/**
 * The documents clear house number, street and country of the current address too when the box is
 * unticked, which wipes what the customer typed. Likely a slip: `false` here clears the permanent side only.
 */
const untickingClearsCurrent = true;

const cleared = { houseNo: '', street: '', country: '' };
const emptyAddress: Address = { ...cleared, state: '', township: '', address: '' };

export function tickSame(addresses: Addresses): Addresses {
  return { ...addresses, isSame: true, permanent: addresses.current };
}

/** The permanent side is emptied whole, so that no stale copy stays behind. */
export function untickSame({ current }: Addresses): Addresses {
  return {
    isSame: false,
    current: untickingClearsCurrent ? { ...current, ...cleared } : current,
    permanent: emptyAddress,
  };
}

/** A township belongs to a state, so that of another one is of no use. */
function changed(address: Address, change: Partial<Address>): Address {
  const isOtherState = change.state !== undefined && change.state !== address.state;
  return { ...address, ...(isOtherState && { township: '' }), ...change };
}

/** While the box is ticked the permanent side follows. */
export function changeCurrent(addresses: Addresses, change: Partial<Address>): Addresses {
  const current = changed(addresses.current, change);
  return { ...addresses, current, permanent: addresses.isSame ? current : addresses.permanent };
}

export function changePermanent(addresses: Addresses, change: Partial<Address>): Addresses {
  return { ...addresses, permanent: changed(addresses.permanent, change) };
}
