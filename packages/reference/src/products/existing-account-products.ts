/** Product codes of accounts from which an existing customer may open a further one. */
export const existingAccountProductCodes: readonly string[] = [
  ...['101', '301', '501', '119', '319', '325', '327', '329', '331'],
  ...['333', '401', '415', '420', '471', '507', '511', '519', '521'],
];

export function isAllowedExistingAccount(productCode: string): boolean {
  return existingAccountProductCodes.includes(productCode);
}
