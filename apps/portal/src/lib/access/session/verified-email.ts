import { createStored } from '@taga/web/storage';

/** Set by the page behind the link of the e-mail, for the account page to congratulate once. */
const noted = createStored({ key: 'taga.email-verified', area: 'session', parse: (found) => found === true });

export const noteVerifiedEmail = () => noted.set(true);
export const isVerifiedEmailNoted = () => noted.get();
export const forgetVerifiedEmail = () => noted.remove();
