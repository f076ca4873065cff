/** Nobody else has it. `randomUUID` is missing in older phones, and where the portal is not served over a safe connection. */
export function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
