/** What a code is for; one given for another purpose is wrong. */
export type CodePurpose = 'sign-up' | 'reset' | 'activation' | 'existing-customer';
