import { randomUUID } from 'node:crypto';
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
import type { JourneyCustomer } from './customer.ts';
import type { Kept } from './kept.ts';
import type { Wire } from './wire.ts';

/** Somebody on the way to an account. */
export interface Traveller {
  readonly wire: Wire;
  readonly customer: JourneyCustomer;
  readonly kept: Kept;
}

const pictures = { 'PRIMARY-FRONT': idFront, 'PRIMARY-BACK': idBack, SIGNATURE: signature };

interface Application {
  readonly id: string;
  readonly accountClass: string;
}

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
    async upload({ id, accountClass }: Application, FileType: string, FileData: string): Promise<void> {
      const ofClass = { AuthorizationReqId: id, LoginId: loginId, AccountClass: accountClass };
      const file = { ...ofClass, FileType, FileName: 'photo.jpg', FileData };
      const { fileUrl, Data } = await wire.ask('/upload/create-account/file_upload', file, { token });
      kept.files.set(`${id} ${FileType}`, { id: Data.FileId, url: fileUrl });
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
      cause = error;
    }
  }
  throw new Error(`No code was right: ${cause instanceof Error ? cause.message : 'all were wrong'}`);
}

/** Opens an account as far as the submission: every step, three files, the code. Answers the reference. */
export async function submitOpening(traveller: Traveller): Promise<string> {
  const { customer, kept } = traveller;
  const { ask, begin, upload, save, receiveCode, submit } = callsOf(traveller);
  const answers: OpeningAnswers = { ...wholeOpening('NRC'), identity: { status: 'SKIPPED', uploadType: 'GALLERY' } };
  const id = await begin(answers.accountClass);
  const application = { id, accountClass: answers.accountClass };
  for (const [type, picture] of Object.entries(pictures)) await upload(application, type, picture);
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
