import { type AnswerOf, definitionOf, type EndpointDefinition } from '@taga/contract';
import { allEndpoints } from '@taga/contract/endpoints';
import { addCaseNote, listColleagues, listMentions } from '@taga/contract/endpoints/desk/notes';
import { exportData } from '@taga/contract/endpoints/profile';
import { sampleOf } from '@taga/contract/samples';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectError } from '../../../testing/expect-error.ts';
import { type DeskSite, type Member, startDeskSite } from '../cases/testing/desk-site.ts';

let site: DeskSite;
let maker: Member;
let checker: Member;
let other: Member;
let auditor: Member;
beforeAll(async () => {
  site = await startDeskSite();
  [maker, checker, other, auditor] = await Promise.all([
    site.member('maker'),
    site.member('checker'),
    site.member('maker'),
    site.member('auditor'),
  ]);
});
afterAll(() => site.server.stop());

const secret = 'Sounds like a cousin of the manager';

async function write(by: Member, id: string, text: string) {
  const answer = await by.ask(addCaseNote, { queue: 'cases', id, text });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return definitionOf(addCaseNote).answer.parse(await answer.json());
}

async function mentionsOf(who: Member, cursor?: string): Promise<AnswerOf<typeof listMentions>> {
  const answer = await who.ask(listMentions, { ...(cursor && { cursor }) });
  return definitionOf(listMentions).answer.parse(await answer.json());
}

test('who is mentioned and is not given the branch of the case reads nothing of it [DSK-033, DSK-034]', async () => {
  const { id } = await site.handedIn();
  const elsewhere = await site.member('checker');
  await site.rows(
    'update staff set branch_scope = $2 where id = $1',
    elsewhere.id,
    '{"branches":["002"],"regions":[]}',
  );
  await write(maker, id, `@${elsewhere.name} ${secret}`);
  expect(await mentionsOf(elsewhere)).toMatchObject({ unseen: 0, mentions: [] });
  await site.rows('update staff set branch_scope = null where id = $1', elsewhere.id);
  expect(await mentionsOf(elsewhere)).toMatchObject({ unseen: 1, mentions: [{ caseId: id }] });
});

test('who is mentioned finds the note, counted until they open the case; nobody else does [DSK-034]', async () => {
  const { id, applicationNumber } = await site.handedIn();
  const note = await write(maker, id, `@${checker.name} please call before noon. @${maker.name} will be out.`);
  expect(note).toMatchObject({ by: { staffId: maker.id }, mentions: [{ staffId: checker.id, name: checker.name }] });
  expect(await mentionsOf(checker)).toMatchObject({
    unseen: 1,
    mentions: [{ text: note.text, queue: 'cases', caseId: id, applicationNo: applicationNumber, isSeen: false }],
  });
  for (const uninvolved of [maker, other, auditor]) {
    expect(await mentionsOf(uninvolved)).toMatchObject({ unseen: 0, mentions: [] });
  }
  // That somebody else opens the case changes nothing.
  await other.case(id);
  expect((await mentionsOf(checker)).unseen).toBe(1);
  expect((await checker.case(id)).notes).toMatchObject([{ text: note.text }]);
  expect(await mentionsOf(checker)).toMatchObject({ unseen: 0, mentions: [{ isSeen: true }] });
});

test('who is mentioned often reads it page by page, the latest first, each note once [DSK-034]', async () => {
  const { id } = await site.handedIn();
  const reader = await site.member('maker');
  // Several were written at the same moment: a page may end between them.
  await site.rows(
    `with written as (
       insert into case_notes (id, authorization_req_id, written_by, written_at, words)
       select gen_random_uuid(), $1, $2, timestamptz '2026-01-01' + nth / 3 * interval '1 second', nth::text
       from generate_series(1, 60) nth returning id, written_at
     )
     insert into case_note_mentions (note_id, staff_id, written_at) select id, $3, written_at from written`,
    id,
    maker.id,
    reader.id,
  );
  const pages: string[][] = [];
  let cursor: string | undefined;
  do {
    const page = await mentionsOf(reader, cursor);
    expect(page.unseen).toBe(60);
    pages.push(page.mentions.map(({ text }) => text));
    cursor = page.next ?? undefined;
  } while (cursor);
  expect(pages.map(({ length }) => length)).toEqual([25, 25, 10]);
  expect(new Set(pages.flat()).size).toBe(60);
  const moments = pages.flat().map((nth) => Math.floor(Number(nth) / 3));
  expect(moments).toEqual(moments.toSorted((one, other) => other - one));
});

test('notes stay with the case in the order in which they were written, and the history tells of them, not what they say [DSK-034]', async () => {
  const { id } = await site.handedIn();
  await write(maker, id, secret);
  site.clock.advance(1);
  await write(checker, id, 'No.');
  const { notes, history } = await auditor.case(id);
  expect(notes.map(({ text }) => text)).toEqual([secret, 'No.']);
  expect(history.filter(({ action }) => action === 'case.noted').map(({ by }) => by?.staffId)).toEqual([
    maker.id,
    checker.id,
  ]);
  expect(JSON.stringify(history)).not.toContain(secret);
  const audited = await site.rows('select facts::text from audit_entries where subject_id = $1', id);
  expect(JSON.stringify(audited)).not.toContain(secret);
});

test('colleagues are who works here now, by name [DSK-034]', async () => {
  const answer = await maker.ask(listColleagues, {});
  const { colleagues } = definitionOf(listColleagues).answer.parse(await answer.json());
  const names = colleagues.map(({ name }) => name);
  expect(colleagues).toContainEqual({ staffId: checker.id, name: checker.name });
  await site.rows('update staff set disabled = true where id = $1', other.id);
  const later = definitionOf(listColleagues).answer.parse(await (await maker.ask(listColleagues, {})).json());
  expect(later.colleagues).toHaveLength(names.length - 1);
  await site.rows('update staff set disabled = false where id = $1', other.id);
});

test('nobody writes on a case that is not there or in another list, and auditors only read [DSK-034, SEC-002]', async () => {
  const { id } = await site.handedIn();
  const missing = { status: 404, codes: ['TG0404'] };
  const unknown = '0b7e6f0a-5a0e-4b3c-8a57-1f1f6f3f2c11';
  await expectError(await maker.ask(addCaseNote, { queue: 'cases', id: unknown, text: 'x' }), missing);
  await expectError(await maker.ask(addCaseNote, { queue: 'cards', id, text: 'x' }), missing);
  await expectError(await auditor.ask(addCaseNote, { queue: 'cases', id, text: 'x' }), {
    status: 403,
    codes: ['TG0403'],
  });
});

describe('no customer ever reads a note [DSK-034]', () => {
  /** What a customer may ask; what ends their session is no way to read anything. */
  const customersCalls = allEndpoints.filter(
    ({ allowedRoles, base, path }) =>
      allowedRoles.includes('customer') && base === 'api' && !/logout|sessions.end/.test(path),
  );

  test('by any call that they can make, nor in the export of their data', async () => {
    const opener = await site.handedIn();
    await write(maker, opener.id, secret);
    const own: Record<string, string> = {
      ...{ Id: opener.id, AuthorizationReqId: opener.id, DOCNumber: opener.id },
      LoginId: opener.customer.loginId,
    };
    const read = async ({ id, method, path }: EndpointDefinition) => {
      const input = Object.entries(sampleOf(id)?.input ?? {});
      const body = Object.fromEntries(input.map(([name, value]) => [name, own[name] ?? value]));
      const answer =
        method === 'GET'
          ? await site.server.get(`/api${path}`, opener.token)
          : await site.server.post(`/api${path}`, body, opener.token);
      expect(answer.status, id).not.toBe(401);
      return answer.text();
    };
    expect(await read(definitionOf(exportData))).toContain(opener.customer.loginId);
    expect(customersCalls.length).toBeGreaterThan(30);
    for (const endpoint of customersCalls) expect(await read(endpoint), endpoint.id).not.toContain(secret);
  });
});
