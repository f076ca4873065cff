/** Fewer characters would find half of all customers. */
export const customerSearchMinCharacters = 3;
