import * as z from 'zod/mini';

export const stateRecord = z.object({
  stateID: z.int(),
  stateCode: z.string(),
  stateName_EN: z.string(),
  stateName_MM: z.string(),
});
export type StateRecord = z.infer<typeof stateRecord>;

export const townshipRecord = z.object({
  townShipID: z.int(),
  townShipCode: z.string(),
  townShip_EN: z.string(),
  townShip_MM: z.string(),
  /** The township's prefix on a national registration card; a foreign entry has none. */
  NRC_EN: z.nullable(z.string()),
  NRC_MM: z.nullable(z.string()),
  townID: z.int(),
  townCode: z.string(),
  stateID: z.int(),
  /** Null in the list that ships with the product, filled in by the server's. */
  stateCode: z.nullable(z.string()),
});
export type TownshipRecord = z.infer<typeof townshipRecord>;

export const branchRecord = z.object({
  branchCode: z.string(),
  branchName: z.string(),
  branchName_MM: z.string(),
  address: z.string(),
  address_MM: z.string(),
  phone: z.string(),
  /** Null for a branch whose place on the map is not known. */
  latitude: z.nullable(z.number()),
  /** Spelt so on the wire. */
  longtitude: z.nullable(z.number()),
  stateCode: z.string(),
  townshipCode: z.string(),
});
export type BranchRecord = z.infer<typeof branchRecord>;
