import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../error-codes.ts';
import { customerAddressesOf } from '../kinds/addresses.ts';
import type { WireKind } from '../kinds/kind.ts';
import { codeSent } from '../records/access/session.ts';
import { revision } from '../records/applications/account-info.ts';
import { dataOf, doneAnswer } from '../records/fields/answer.ts';
import { reference } from '../records/fields/field.ts';
import { otpCode } from '../rules/access/otp-code.ts';
import { fileContent, fileName, hasOneContent } from './uploads.ts';

/** Where staff ask for parts of an application, nothing else of it may be changed. */
const ofCorrections = ({ corrections }: WireKind) => (corrections.length > 0 ? [errorCodes.notAskedToCorrect] : []);

const codeFields = { OTPRefNo: z.optional(reference), OTPCode: z.optional(otpCode) };

/** A kind that asks for no code takes none. */
const codeFieldsOf = ({ wire }: WireKind) => (wire.needsCode ? codeFields : {}) as typeof codeFields;

const errorsOfSubmission = ({ wire, corrections }: WireKind) => [
  errorCodes.customerBlacklisted,
  ...(corrections.length > 0 ? [errorCodes.correctionsMissing] : []),
  ...(wire.needsCode
    ? [errorCodes.stepOutOfOrder, errorCodes.codeWrong, errorCodes.codeExpired, errorCodes.codeTriesUsedUp]
    : []),
];

/** Filling an application in and submitting it. */
function applicationEndpointsOf<Kind extends WireKind>(kind: Kind) {
  const wire: Kind['wire'] = kind.wire;
  const at = customerAddressesOf(kind);
  const sections: Kind['wire']['sections'] = wire.sections;
  const application: Kind['wire']['application'] = wire.application;
  const someAnswers: Kind['wire']['someAnswers'] = wire.someAnswers;
  const status: Kind['wire']['status'] = wire.status;
  return {
    get: defineEndpoint({
      ...at.get,
      summary:
        'The application of this number; without one the draft, or what is under way, or a new one filled in as far as we know',
      body: z.object({ DOCNumber: z.optional(reference) }),
      answer: dataOf(application),
      errors: [errorCodes.notFound],
    }),

    save: defineEndpoint({
      ...at.save,
      summary: 'Keep the answers of one section as they are, whole or half done',
      body: z.object({
        /** Left out by the first save, which begins the draft. */
        DOCNumber: z.optional(reference),
        Section: z.enum(sections),
        /** What does not belong to the section is not taken. */
        Answers: someAnswers,
        /** Of what the answers were made from. */
        Revision: revision,
        /** The same for every try of one save: it is carried out once, and answered as it was then. */
        SaveKey: reference,
      }),
      answer: dataOf(z.object({ DOCNumber: z.string(), Revision: revision })),
      // What is there now is told by the call that gets it.
      errors: [errorCodes.notFound, errorCodes.applicationClosed, errorCodes.savedElsewhere, ...ofCorrections(kind)],
    }),

    submit: defineEndpoint({
      ...at.submit,
      summary: 'Hand an application to the bank, for the first time or corrected',
      body: z.object({ DOCNumber: reference, Revision: revision, ...codeFieldsOf(kind) }),
      answer: dataOf(z.object({ DOCNumber: z.string(), Status: status })),
      errors: [
        errorCodes.notFound,
        errorCodes.applicationClosed,
        errorCodes.savedElsewhere,
        // Each answer that is missing or wrong is a detail with its path in `Field`: `guarantors.0.phone`.
        errorCodes.applicationIncomplete,
        errorCodes.employeeNotFound,
        errorCodes.bankUnavailable,
        ...errorsOfSubmission(kind),
      ],
    }),
  };
}

function fileEndpointsOf<Kind extends WireKind>(kind: Kind) {
  const wire: Kind['wire'] = kind.wire;
  const { one } = wire;
  const at = customerAddressesOf(kind);
  const ofFiles = [errorCodes.notFound, errorCodes.applicationClosed, ...ofCorrections(kind)];
  const documentTypes: Kind['wire']['documentTypes'] = wire.documentTypes;
  return {
    upload: defineEndpoint({
      ...at.upload,
      summary: `Add a photo to an application for ${one}`,
      fileField: 'FileData',
      body: z
        .object({ DOCNumber: reference, Type: z.enum(documentTypes), FileName: fileName, ...fileContent })
        .check(hasOneContent),
      answer: dataOf(z.object({ FileId: z.string(), Type: z.string(), FileName: z.string(), FileUrl: z.string() })),
      errors: [
        ...ofFiles,
        errorCodes.fileTooLarge,
        errorCodes.fileTypeNotAllowed,
        errorCodes.fileUnreadable,
        errorCodes.tooManyFiles,
        errorCodes.fileDamaged,
        errorCodes.fileInfected,
        errorCodes.pdfNotPlain,
      ],
    }),

    remove: defineEndpoint({
      ...at.remove,
      summary: 'Take a photo out of an application again',
      body: z.object({ DOCNumber: reference, FileId: reference }),
      answer: doneAnswer,
      errors: ofFiles,
    }),
  };
}

function codeEndpointOf(kind: WireKind) {
  const { one } = kind.wire;
  return defineEndpoint({
    ...customerAddressesOf(kind).sendCode,
    summary: `Have the code sent, or sent again, with which an application for ${one} is submitted`,
    /** E-mail is for when the resends by SMS are used up. */
    body: z.object({ DOCNumber: reference, VIA: z.optional(z.enum(['SMS', 'EMAIL'])) }),
    answer: dataOf(codeSent),
    errors: [
      errorCodes.notFound,
      errorCodes.applicationClosed,
      errorCodes.codeResendTooSoon,
      errorCodes.codeResendsUsedUp,
    ],
  });
}

function orderEndpointOf(kind: WireKind, order: z.ZodMiniType) {
  return defineEndpoint({
    ...customerAddressesOf(kind).order,
    summary: `An application for ${kind.wire.one} as it was submitted, and its status`,
    body: z.object({ DOCNumber: reference }),
    answer: dataOf(order),
    errors: [errorCodes.notFound],
  });
}

interface SomeKindsEndpoints {
  readonly sendCode?: ReturnType<typeof codeEndpointOf>;
  readonly order?: ReturnType<typeof orderEndpointOf>;
}

/** What a customer does with applications of a kind. */
export function customerEndpointsOf<Kind extends WireKind>(kind: Kind) {
  const { needsCode, order }: WireKind['wire'] = kind.wire;
  const more: SomeKindsEndpoints = {
    ...(needsCode && { sendCode: codeEndpointOf(kind) }),
    ...(order && { order: orderEndpointOf(kind, order) }),
  };
  return { ...applicationEndpointsOf(kind), ...fileEndpointsOf(kind), ...more };
}
export type CustomerEndpoints = ReturnType<typeof customerEndpointsOf<WireKind>>;
