import type { LoggedEvent } from '@taga/contract/endpoints/analytics';

/** Where this device is. */
export type Location = NonNullable<LoggedEvent['location']>;

/** Read once for each visit. */
let found: Promise<Location | null> | undefined;

function readPosition(): Promise<Location | null> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      () => resolve(null),
      { timeout: 10_000, maximumAge: 10 * 60_000 },
    );
  });
}

async function readWhereAllowed(): Promise<Location | null> {
  try {
    const permission = await navigator.permissions?.query({ name: 'geolocation' });
    return permission?.state === 'granted' ? await readPosition() : null;
  } catch {
    return null;
  }
}

/** Only where it was given already: nothing asks by itself. */
export function findLocation(): Promise<Location | null> {
  found ??= readWhereAllowed();
  return found;
}

/** For the press of a button that says so: the browser may ask the person. */
export async function askForLocation(): Promise<Location | null> {
  const known = await findLocation();
  if (known || !navigator.geolocation) return known;
  found = readPosition();
  return found;
}
