import { networkOf } from '../../../network.ts';

/** One address may fill this part of a day. */
const shareOfAddress = 20;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * How many events a day are worth keeping, however many are sent: what anybody may write must not fill the disk. Each
 * process counts for itself.
 */
export function createDailyCap(eventsPerDay: number, now: () => Date): (clientAddress: string) => boolean {
  let day = 0;
  let kept = 0;
  const savedByNetwork = new Map<string, number>();
  return (clientAddress) => {
    const today = Math.floor(now().getTime() / dayMs);
    if (today !== day) {
      [day, kept] = [today, 0];
      savedByNetwork.clear();
    }
    const network = networkOf(clientAddress);
    const ofNetwork = savedByNetwork.get(network) ?? 0;
    if (kept >= eventsPerDay || ofNetwork >= Math.ceil(eventsPerDay / shareOfAddress)) return false;
    kept += 1;
    savedByNetwork.set(network, ofNetwork + 1);
    return true;
  };
}
