const form = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What is not of this form is no id of ours, and the database would not even compare it with one. */
export function isUuid(given: string): boolean {
  return form.test(given);
}
