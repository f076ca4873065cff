/** The two languages of the product, by the codes its addresses and catalogs use. */
export type Language = 'en' | 'mm';
