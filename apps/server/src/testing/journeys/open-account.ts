import { createHash, randomUUID } from 'node:crypto';
import { errorCodes } from '@taga/contract';
import type { OpeningAnswers } from '@taga/contract/journeys/account-opening/answers';
import { accountOpeningSteps } from '@taga/contract/journeys/account-opening/outline';
import { stepsFor } from '@taga/contract/journeys/journey';
import { openingRoute, stepRecordOf } from '@taga/contract/records/applications/application-step';
import { saveBodyOf } from '@taga/contract/records/applications/application-values';
import type { StepRecord } from '@taga/contract/records/applications/step';
import { wholeOpening } from '@taga/contract/samples';
import idBack from '../../modules/upkeep/demo-data/pictures/id-back.jpg?inline';
import idFront from '../../modules/upkeep/demo-data/pictures/id-front.jpg?inline';
import signature from '../../modules/upkeep/demo-data/pictures/signature.jpg?inline';
import { checkIdentity } from './check-identity.ts';
import type { JourneyCustomer } from './customer.ts';
import type { Kept } from './kept.ts';
import { sendInParts } from './send-in-parts.ts';
import { Refused, type Wire } from './wire.ts';

/** Somebody on the way to an account. */
export interface Traveller {
  readonly wire: Wire;
  readonly customer: JourneyCustomer;
  readonly kept: Kept;
}

const pictures = { 'PRIMARY-FRONT': idFront, 'PRIMARY-BACK': idBack, SIGNATURE: signature };

export interface Application {
  readonly id: string;
  readonly accountClass: string;
}

/** In one piece, or as what was sent in parts before. */
export type FileContent = { readonly FileData: string } | { readonly UploadId: string; readonly Sha256: string };

export function callsOf({ wire, customer, kept }: Traveller) {
  const { token, loginId } = customer;
  return {
    ask: (path: string, body: object) => wire.ask(path, body, { token }),
    /** Begins an application and answers its reference. */
    async begin(AccountClass: string): Promise<string> {
      const wanted = { LoginId: loginId, AccountClass, Currency: 'MMK', IsFCY: false };
      const { Data } = await wire.ask('/api/create-account/info/by/account_class', wanted, { token });
      return Data.AuthorizationReqId;
    },
    /** Leaves a step, under a key that is the same for every try. */
    async save(authorizationReqId: string, step: StepRecord, answers: OpeningAnswers): Promise<void> {
      const saveKey = randomUUID();
      const { Revision: _, ...body } = saveBodyOf({
        customer: { LoginId: loginId },
        answers,
        step,
        authorizationReqId,
        revision: 0,
        saveKey,
      });
      await wire.ask('/api/create-account/save/account', body, { token });
      kept.saves.push(saveKey);
    },
    /** Answers the file's id. */
    async upload({ id, accountClass }: Application, FileType: string, content: FileContent): Promise<string> {
      const ofClass = { AuthorizationReqId: id, LoginId: loginId, AccountClass: accountClass };
      const file = { ...ofClass, FileType, FileName: 'file', ...content };
      const { fileUrl, Data } = await wire.ask('/upload/create-account/file_upload', file, { token });
      kept.files.set(`${id} ${FileType}`, { id: Data.FileId, url: fileUrl });
      return Data.FileId;
    },
    /** Brings a file across in parts, as the bundler inlines it, and says what its bytes add up to. */
    async sendParts(inlined: string): Promise<FileContent> {
      const bytes = Buffer.from(inlined.slice(inlined.indexOf(',')), 'base64');
      const UploadId = await sendInParts(wire, token, bytes);
      kept.uploads.push(UploadId);
      return { UploadId, Sha256: createHash('sha256').update(bytes).digest('hex') };
    },
    async submit({ id, accountClass }: Application): Promise<void> {
      const ofClass = { AuthorizationReqId: id, LoginId: loginId, AccountClass: accountClass };
      await wire.ask('/api/create-account/form_submit', ofClass, { token });
    },
    /** Asks for a code by SMS and reads it. */
    async receiveCode(authorizationReqId: string): Promise<{ ref: string; code: string }> {
      const details = {
        AuthorizationReqId: authorizationReqId,
        LOGIN_ID: loginId,
        UID_TYPE: 'NRC',
        UID_VALUE: customer.idValue,
        DOB: customer.birthDate,
        MOBILENO: customer.phone,
        RECORD_STAT: 'ACTIVE',
      };
      const { Data } = await wire.ask('/api/register/resend_otp_verification', details, { token });
      return { ref: Data.OTPREFNO, code: await wire.readMailbox(customer.phone, /\b\d{6}\b/) };
    },
  };
}

/** As often as one disturbance after the other may come between a code and its answer; more is a fault. */
const mostCodes = 20;

/** Where the code was used up by a try whose answer was lost, or a later one was sent, the next is asked for. */
export async function untilRight(isRight: () => Promise<boolean>): Promise<void> {
  let cause: unknown;
  for (let attempt = 1; attempt <= mostCodes; attempt += 1) {
    try {
      if (await isRight()) return;
    } catch (error) {
      // The answer to a right one was lost: none is wanted any more, and what follows is refused unless that is so.
      if (attempt > 1 && error instanceof Refused && error.answer.includes(errorCodes.stepOutOfOrder)) return;
      cause = error;
    }
  }
  throw new Error(`No code was right: ${cause instanceof Error ? cause.message : 'all were wrong'}`);
}

/** Opens an account as far as the submission: every step, three files, a video where one is asked for, the code. Answers the reference. */
export async function submitOpening(traveller: Traveller, { isChecked = false } = {}): Promise<string> {
  const { customer, kept } = traveller;
  const { ask, begin, upload, save, receiveCode, submit } = callsOf(traveller);
  const answers: OpeningAnswers = { ...wholeOpening('NRC'), identity: { status: 'SKIPPED', uploadType: 'GALLERY' } };
  const id = await begin(answers.accountClass);
  const application = { id, accountClass: answers.accountClass };
  const sides: string[] = [];
  for (const [type, FileData] of Object.entries(pictures)) {
    const fileId = await upload(application, type, { FileData });
    if (type.startsWith('PRIMARY')) sides.push(fileId);
  }
  // Whatever comes of it: then the branch is to look.
  if (isChecked) await checkIdentity(traveller, application, sides);
  for (const { name } of stepsFor(accountOpeningSteps, answers).slice(1, -1)) {
    await save(id, stepRecordOf(name, answers, openingRoute('saving')), answers);
  }
  await untilRight(async () => {
    const { ref, code } = await receiveCode(id);
    const entered = { AuthorizationReqId: id, LoginId: customer.loginId, OTPRefNo: ref, OTPCode: code };
    return (await ask('/api/create-account/verify_otp_activation', entered)).Data.IsVaid;
  });
  await submit(application);
  kept.submitted.push(id);
  return id;
}
