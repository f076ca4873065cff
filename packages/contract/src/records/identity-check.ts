import * as z from 'zod/mini';
import { identityServiceIds } from '../constants.ts';
import { says } from '../rules/rule.ts';
import { ownLoginId, reference, textUpTo } from './field.ts';

export const primaryIdTypes = ['NID', 'PP'] as const;
export const secondaryIdTypes = ['DL', 'SID', 'OTH'] as const;
const idCardType = z.enum([...primaryIdTypes, ...secondaryIdTypes]);

/** Ten million bytes of video in base64. */
const maxVideoCharacters = 13_333_336;

const request = z.object({
  AuthorizationReqId: reference,
  LoginId: ownLoginId,
  IDMServiceId: z.union([z.literal(identityServiceIds.primary), z.literal(identityServiceIds.secondary)]),
  IDType: idCardType,
  /** From an earlier, failed check. */
  FormKey: z.nullish(textUpTo(100)),
  Image: z.array(z.object({ ImageId: reference })).check(z.minLength(1), z.maxLength(2)),
  Video: z.nullish(z.object({ Name: textUpTo(255), Base64String: textUpTo(maxVideoCharacters) })),
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

const outcome = z.object({
  Data: z.object({ FormDetails: z.object({ State: z.string(), FormId: z.string(), FormKey: z.string() }) }),
  Status: z.object({ Status_Code: z.string() }),
});

/** Providers answer plainly or one level down. */
export const identityCheckAnswer = z.union([outcome, z.object({ ThirdPartyFormUpdateRS: outcome })]);
export type IdentityCheckAnswer = z.infer<typeof identityCheckAnswer>;

/** The two words by which a provider says yes; anything else is a no. */
export const identityApproved = { statusCode: '000', formState: 'Approved - Pending for KYC' } as const;

export interface IdentityOutcome {
  readonly isApproved: boolean;
  readonly formId: string;
  readonly formKey: string;
}

export function readIdentityOutcome(answer: IdentityCheckAnswer): IdentityOutcome {
  const { Data, Status } = 'ThirdPartyFormUpdateRS' in answer ? answer.ThirdPartyFormUpdateRS : answer;
  const { State, FormId, FormKey } = Data.FormDetails;
  return {
    isApproved: Status.Status_Code === identityApproved.statusCode && State === identityApproved.formState,
    formId: FormId,
    formKey: FormKey,
  };
}
