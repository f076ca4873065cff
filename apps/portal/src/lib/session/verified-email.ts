/** Set by the page behind the link of the e-mail, for the account page to congratulate once. */
const flagKey = 'taga.email-verified';

export function noteVerifiedEmail(): void {
  sessionStorage.setItem(flagKey, 'true');
}

export function isVerifiedEmailNoted(): boolean {
  return sessionStorage.getItem(flagKey) === 'true';
}

export function forgetVerifiedEmail(): void {
  sessionStorage.removeItem(flagKey);
}
