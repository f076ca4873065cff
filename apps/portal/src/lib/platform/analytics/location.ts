import type { LoggedEvent } from '@taga/contract/calls/analytics';

type Location = LoggedEvent['location'];

let cached: Promise<Location> | undefined;

async function isAllowed(): Promise<boolean> {
  const permission = await navigator.permissions?.query({ name: 'geolocation' });
  return permission?.state === 'granted';
}

function readPosition(): Promise<Location> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      () => resolve(null),
      { timeout: 5_000, maximumAge: 10 * 60_000 },
    );
  });
}

async function read(): Promise<Location> {
  try {
    return (await isAllowed()) ? await readPosition() : null;
  } catch {
    return null;
  }
}

/** Read once for each visit, and only where the visitor has allowed it already: analytics never asks. */
export function findLocation(): Promise<Location> {
  cached ??= read();
  return cached;
}
