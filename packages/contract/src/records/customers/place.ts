import { namedFields } from '@taga/i18n/named-fields';
import * as z from 'zod/mini';

const text = () => z.string();

export const stateRecord = z.object({
  stateID: z.int(),
  stateCode: z.string(),
  ...namedFields('suffix', ['stateName'], text),
});
export type StateRecord = z.infer<typeof stateRecord>;

export const townshipRecord = z.object({
  townShipID: z.int(),
  townShipCode: z.string(),
  ...namedFields('suffix', ['townShip'], text),
  /** The township's prefix on a national registration card, in both scripts of cards; a foreign entry has none. */
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
  ...namedFields('suffixOthers', ['branchName'], text),
  ...namedFields('suffixOthers', ['address'], text),
  phone: z.string(),
  /** Null for a branch whose place on the map is not known. */
  latitude: z.nullable(z.number()),
  /** Spelt so on the wire. */
  longtitude: z.nullable(z.number()),
  stateCode: z.string(),
  townshipCode: z.string(),
});
export type BranchRecord = z.infer<typeof branchRecord>;
