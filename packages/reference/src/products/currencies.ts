export type ForeignCurrency = 'EUR' | 'SGD' | 'USD';
export type Currency = 'MMK' | ForeignCurrency;

/** Money is kept in whole minor units (pya, cent): an amount of 1,000 MMK is 100,000. */
export const currencyExponents: Readonly<Record<Currency, number>> = { MMK: 2, EUR: 2, SGD: 2, USD: 2 };

export const defaultCurrency: Currency = 'MMK';

/** In the order the selector shows them. */
export const foreignCurrencies: readonly ForeignCurrency[] = ['EUR', 'SGD', 'USD'];
