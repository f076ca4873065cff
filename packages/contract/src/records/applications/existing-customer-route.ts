/** Whether a step was saved by who opens an account from one they have: that way has steps of its own. */
export function isExistingCustomerRoute(baseRoute: string): boolean {
  return /^\/?(create-etb-account|etbAccount)(\/|$)/.test(baseRoute);
}
