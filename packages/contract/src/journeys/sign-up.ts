/** The steps under `/signup/…`, in order. A step's number is its place in this list, from 0. */
export const signUpSteps = [
  'get-started',
  'name',
  'nrc',
  'gender',
  'dob',
  'personal-info',
  'credential',
  'create-password',
  'otp-verify',
  'email-verify',
] as const;
export type SignUpStep = (typeof signUpSteps)[number];
