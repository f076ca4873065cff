import * as z from 'zod/mini';
import { says } from '../fields/rule.ts';

/** What a person proves who they are with. */
export const idTypes = ['NRC', 'OLD_NRC', 'PASSPORT'] as const;
export const idType = z.enum(idTypes, says('validation.selectionMissing'));
export type IdType = z.infer<typeof idType>;
export const defaultIdType: IdType = 'NRC';
