import brandFile from '../brand.json' with { type: 'json' };

/** The white-label file: a bank changes `brand.json` and nothing else to make the portal its own. */
export const brand = brandFile;
export type Brand = typeof brandFile;
