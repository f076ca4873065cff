import * as z from 'zod/mini';
import { identityServiceIds } from '../../constants.ts';
import type { IdType } from '../../rules/customers/id-type.ts';
import { says } from '../../rules/fields/rule.ts';
import { currentLoginId, reference, textUpTo } from '../fields/field.ts';
import { applicationId } from './application-id.ts';

export const primaryIdTypes = ['NID', 'PP'] as const;
export const secondaryIdTypes = ['DL', 'SID', 'OTH'] as const;
export const identityType = z.enum([...primaryIdTypes, ...secondaryIdTypes]);
export type IdentityType = z.infer<typeof identityType>;

/** A passport for those who signed up with one, and the card for all others. */
export function primaryIdTypeOf(idType: IdType): IdentityType {
  return idType === 'PASSPORT' ? 'PP' : 'NID';
}

export const identityServiceId = z.union([
  z.literal(identityServiceIds.primary),
  z.literal(identityServiceIds.secondary),
]);
export type IdentityServiceId = z.infer<typeof identityServiceId>;

/** Ten million bytes of video in base64. */
const maxVideoCharacters = 13_333_336;

/** As the person in the picture sees it: `left` is their left. */
export const headTurn = z.enum(['left', 'right']);
export type HeadTurn = z.infer<typeof headTurn>;

const video = z
  .object({
    Name: textUpTo(255),
    Base64String: z.optional(textUpTo(maxVideoCharacters)),
    /** In place of `Base64String`: a file of type `SELFIE-VIDEO` of the same application. */
    VideoId: z.optional(reference),
  })
  .check(
    z.refine((given) => Boolean(given.Base64String) !== Boolean(given.VideoId), {
      path: ['Base64String'],
      error: says('validation.invalid'),
    }),
  );

const request = z.object({
  AuthorizationReqId: applicationId,
  LoginId: currentLoginId,
  IDMServiceId: identityServiceId,
  IDType: identityType,
  /** From an earlier, failed check. */
  FormKey: z.nullish(textUpTo(100)),
  Image: z.array(z.object({ ImageId: reference })).check(z.minLength(1), z.maxLength(2)),
  Video: z.nullish(video),
  /** `tokenId` of the request that the video was recorded for. The documents send none; one that is sent is checked. */
  TokenId: z.optional(textUpTo(100)),
});

function serviceFits({ IDMServiceId, IDType }: z.infer<typeof request>): boolean {
  const isPrimary = (primaryIdTypes as readonly string[]).includes(IDType);
  return isPrimary === (IDMServiceId === identityServiceIds.primary);
}

/** A passport has one page to show, every card a front and a back. */
function imagesFit({ IDType, Image }: z.infer<typeof request>): boolean {
  return Image.length === (IDType === 'PP' ? 1 : 2);
}

/** Photos of an identity document, and a video to compare the face with. */
export const identityCheckRequest = request.check(
  z.refine(serviceFits, { path: ['IDMServiceId'], error: says('validation.invalid') }),
  z.refine(imagesFit, { path: ['Image'], error: says('validation.invalid') }),
);
export type IdentityCheckRequest = z.infer<typeof identityCheckRequest>;

/** Why an identity is not verified: what the customer can do better, and what a person has to look at. */
export const identityReasons = [
  'photo-too-small',
  'photo-too-dark',
  'photo-blurred',
  'photo-glare',
  'photo-without-face',
  'passport-unreadable',
  'passport-differs',
  'video-missing',
  'video-too-short',
  'video-too-long',
  'video-unreadable',
  'video-without-face',
  'video-of-several-people',
  'face-differs',
  'documents-differ',
  'second-document',
  'head-not-turned',
  'turns-not-asked',
  'not-checked-yet',
  'not-checkable',
  'refused-by-provider',
] as const;
export type IdentityReason = (typeof identityReasons)[number];

/** What says that somebody may be another person: a later check with a better result does not undo it. */
export const suspiciousReasons: readonly IdentityReason[] = [
  'passport-differs',
  'video-of-several-people',
  'face-differs',
  'documents-differ',
  'refused-by-provider',
];

/** What a check looks at: the sides of a document, of which a passport has the first alone, and the video. */
export const identityParts = ['FRONT', 'BACK', 'VIDEO'] as const;
export type IdentityPart = (typeof identityParts)[number];

/** Which photos the reasons mean that are about a photo; none where nobody can tell. */
export const faultyPhotos = z.array(z.enum(identityParts));

/** What a check has found, for who is to do better. */
export interface IdentityFindings {
  readonly reasons: readonly IdentityReason[];
  readonly faultyPhotos: readonly IdentityPart[];
}

const formDetails = z.object({
  State: z.string(),
  FormId: z.string(),
  FormKey: z.string(),
  /** Ours, beyond the specification. */
  Reasons: z.optional(z.array(z.enum(identityReasons))),
  FaultyPhotos: z.optional(faultyPhotos),
});

const outcome = z.object({
  Data: z.object({ FormDetails: formDetails }),
  Status: z.object({ Status_Code: z.string() }),
});

/** Providers answer plainly or one level down. */
export const identityCheckAnswer = z.union([outcome, z.object({ ThirdPartyFormUpdateRS: outcome })]);
export type IdentityCheckAnswer = z.infer<typeof identityCheckAnswer>;

/** The two words by which a provider says yes; anything else is a no. */
export const identityApproved = { statusCode: '000', formState: 'Approved - Pending for KYC' } as const;

/** Nobody could say yes or no: a person looks later, and the customer goes on meanwhile. */
export const identityPending = { statusCode: '001', formState: 'Pending for review' } as const;

export const identityRefused = { statusCode: '002', formState: 'Rejected' } as const;

export interface IdentityOutcome extends IdentityFindings {
  readonly result: 'approved' | 'pending' | 'refused';
  readonly formId: string;
  readonly formKey: string;
}

export function readIdentityOutcome(answer: IdentityCheckAnswer): IdentityOutcome {
  const { Data, Status } = 'ThirdPartyFormUpdateRS' in answer ? answer.ThirdPartyFormUpdateRS : answer;
  const { State, FormId, FormKey, Reasons = [], FaultyPhotos = [] } = Data.FormDetails;
  const says = ({ statusCode, formState }: { readonly statusCode: string; readonly formState: string }) =>
    Status.Status_Code === statusCode && State === formState;
  const result = says(identityApproved) ? 'approved' : says(identityPending) ? 'pending' : 'refused';
  return { result, formId: FormId, formKey: FormKey, reasons: Reasons, faultyPhotos: FaultyPhotos };
}
