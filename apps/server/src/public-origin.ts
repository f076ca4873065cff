/** Addresses that mean "every network of this machine" lead nowhere when they stand in a link. */
const everyAddress = /\/\/(0\.0\.0\.0|\[::\])(?=:|$)/;

/**
 * What links in messages begin with: the configured address, or else the one listened on. Never what a request
 * says its host is.
 */
export function publicOrigin(publicUrl: string | undefined, listeningOrigin: string): string {
  return publicUrl ?? listeningOrigin.replace(everyAddress, '//localhost');
}
