import { definitionOf } from '@taga/contract';
import { getAccountInfo, getIdentityToken, uploadFile } from '@taga/contract/endpoints';
import type { FileType } from '@taga/contract/records/applications/file';
import { identityCheckAnswer, readIdentityOutcome } from '@taga/contract/records/applications/identity-check';
import { expect } from 'vitest';
import type { TestServer } from '../../../../testing/test-server.ts';
import type { Customers, TestCustomer } from '../../../access/sessions/testing/customers.ts';

const submitPath = '/api/create-account/idm/submit';
export const verifyUploadPath = '/upload/create-account/idm/verify_upload';

/** Somebody who sends photos and a video over the wire. */
export async function createSender(
  server: TestServer,
  customers: Customers,
  customer: TestCustomer,
  { AccountClass, Currency } = { AccountClass: '301', Currency: 'MMK' },
) {
  const token = await customers.tokenOf(customer.loginId);
  const { loginId: LoginId } = customer;
  const asked = { LoginId, AccountClass, Currency, IsFCY: Currency !== 'MMK' };
  const started = await server.post('/api/create-account/info/by/account_class', asked, token);
  const { AuthorizationReqId } = definitionOf(getAccountInfo).answer.parse(await started.json()).Data;

  async function upload(FileType: FileType, bytes: Buffer): Promise<string> {
    const file = { FileType, FileName: 'file', FileData: bytes.toString('base64') };
    const sent = { AuthorizationReqId, LoginId, AccountClass, Currency, ...file };
    const answer = await server.post('/upload/create-account/file_upload', sent, token);
    const text = await answer.text();
    expect(answer.status, text).toBe(200);
    return definitionOf(uploadFile).answer.parse(JSON.parse(text)).Data.FileId;
  }

  async function askForToken(body: object | undefined = { AuthorizationReqId }) {
    const answer = await server.post('/api/idm/idm_get_token', body, token);
    return definitionOf(getIdentityToken).answer.parse(await answer.json());
  }

  const submit = (changes: object, path = submitPath) =>
    server.post(
      path,
      { AuthorizationReqId, LoginId, IDMServiceId: 155, IDType: 'NID', FormKey: null, Video: null, ...changes },
      token,
    );

  return {
    customer,
    token,
    id: AuthorizationReqId,
    upload,
    askForToken,
    submit,
    /** What came of it, which has to be an outcome. */
    async outcomeOf(answer: Response) {
      const text = await answer.text();
      expect(answer.status, text).toBe(200);
      return readIdentityOutcome(identityCheckAnswer.parse(JSON.parse(text)));
    },
    async checks() {
      const { rows } = await server.database.pool.query(
        'select * from identity_checks where authorization_req_id = $1 order by created_at',
        [AuthorizationReqId],
      );
      return rows as {
        status: string;
        reasons: string[];
        scores: object;
        attempts: number;
        finished_at: Date | null;
      }[];
    },
  };
}

export type Sender = Awaited<ReturnType<typeof createSender>>;
