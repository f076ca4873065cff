import { definitionOf } from '@taga/contract';
import { proposeDecision } from '@taga/contract/endpoints/desk/cases';
import { getMessage, listMessages } from '@taga/contract/endpoints/inbox';
import { byLanguage, type Language } from '@taga/i18n';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectError } from '../../../testing/expect-error.ts';
import type { Opener } from '../../applications/drafts/testing/opener.ts';
import { type DeskSite, type Member, startDeskSite } from '../cases/testing/desk-site.ts';

let site: DeskSite;
let maker: Member;
let checker: Member;
beforeAll(async () => {
  site = await startDeskSite();
  maker = await site.member('maker');
  checker = await site.member('checker');
});
afterAll(() => site.server.stop());

const remarks = { en: 'The number is in the shadow.', mm: 'နံပါတ်သည် အရိပ်ထဲတွင် ရှိနေပါသည်။' };
const rejection = { kind: 'REJECT', reasons: [{ reason: 'photo-unreadable', descriptions: ['photo-in-daylight'] }] };
const correction = { kind: 'CORRECT', items: ['ID_BACK'] };

/** The remark in the message of a type, as a reader of the language has it. */
async function readRemark({ customer, token }: Opener, type: string, language: Language) {
  const asked = { LoginId: customer.loginId };
  const listed = await site.server.post(`/api/inbox/getAllMessage?lang=${language}`, asked, token);
  const line = definitionOf(listMessages)
    .answer.parse(await listed.json())
    .Data.Details.find(({ Type }) => Type === type);
  const read = await site.server.post(`/api/inbox/get_inbox?lang=${language}`, { Id: line?.Id }, token);
  return (definitionOf(getMessage).answer.parse(await read.json()).Data.Body as { Remark?: string }).Remark;
}

const inEveryLanguage = async (opener: Opener, type: string) => ({
  en: await readRemark(opener, type, 'en'),
  mm: await readRemark(opener, type, 'mm'),
});

test('a correction is explained to every reader in their language, in the message and in the wizard [DSK-026]', async () => {
  const opener = await site.handedIn();
  await maker.propose(opener.id, { ...correction, remarks });
  expect((await checker.case(opener.id)).proposal).toMatchObject({ remark: remarks.en, remarks });
  await checker.confirm(opener.id);
  expect(await inEveryLanguage(opener, 'CorrectionRequested')).toEqual(remarks);
  expect((await opener.stored()).CorrectionRemarks).toEqual(remarks);
  expect((await maker.case(opener.id)).corrections).toMatchObject([{ remarks }]);
});

test('a rejection too [DSK-026]', async () => {
  const opener = await site.handedIn();
  await maker.propose(opener.id, { ...rejection, remarks });
  await checker.confirm(opener.id);
  expect(await inEveryLanguage(opener, 'RequestRejected')).toEqual(remarks);
});

test('nobody proposes in one language what a reader of the other would meet [DSK-026]', async () => {
  const { id } = await site.handedIn();
  const { case: found } = await maker.take(id);
  const seen = { id, revision: found.revision };
  const refused = { status: 400, codes: ['TG1001'] };
  for (const decision of [rejection, correction]) {
    for (const wrong of [
      { remark: remarks.en },
      { remarks: { en: remarks.en } },
      { remarks: { ...remarks, mm: ' ' } },
      { remarks: { en: remarks.en, mm: remarks.en } },
      { remarks: { en: remarks.mm, mm: remarks.mm } },
    ]) {
      await expectError(await maker.ask(proposeDecision, { ...seen, ...decision, ...wrong }), refused);
    }
  }
  // What only the checker reads is a note, in whatever language they share.
  await expectError(await maker.ask(proposeDecision, { ...seen, kind: 'APPROVE', remarks }), refused);
});

test('what was written before in one language stays readable for everybody, as it was written [DSK-026]', async () => {
  const opener = await site.handedIn();
  await maker.propose(opener.id, { ...correction, remarks });
  // As a server of the version before stored it.
  await site.rows('update case_proposals set remarks = null where authorization_req_id = $1', opener.id);
  const written = byLanguage(() => remarks.en);
  expect((await checker.case(opener.id)).proposal?.remarks).toEqual(written);
  await checker.confirm(opener.id);
  const remove = "update applications set correction = correction - 'remarks' where authorization_req_id = $1";
  await site.rows(remove, opener.id);
  expect((await opener.stored()).CorrectionRemarks).toEqual(written);
  expect(await inEveryLanguage(opener, 'CorrectionRequested')).toEqual(written);
});
