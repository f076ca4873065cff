import { createStored } from '@taga/web/storage';

const parse = (found: unknown) => (typeof found === 'string' ? found : undefined);

/** The documents keep the class and the id of the application that was opened last in local storage, by these names. */
const storedClass = createStored({ key: 'AccountClass', parse });
const storedId = createStored({ key: 'AuthorizationReqId', parse });

/** The address says which class is meant; another tab may have stored another. */
export function storedClassOf(addressed: string): string {
  if (storedClass.get() !== addressed) storedClass.set(addressed);
  return storedClass.get() ?? addressed;
}

export const storeApplicationId = (id: string) => storedId.set(id);

export function forgetStoredApplication(): void {
  storedClass.remove();
  storedId.remove();
}
