/** `1234 5678 9012 3456 7`: an account number as people read it to one another. */
export function groupsOfFour(accountNumber: string): string {
  return accountNumber.replace(/.{4}(?=.)/g, '$& ');
}
