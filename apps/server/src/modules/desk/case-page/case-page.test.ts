import { viewFile } from '@taga/contract/endpoints/desk/cases';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backOfCard, frontOfCard, portrait, somebody, somebodyElse } from '../../../identity/testing/pictures.ts';
import { slideShow } from '../../../identity/testing/videos.ts';
import { expectError } from '../../../testing/expect-error.ts';
import { createOpener } from '../../applications/drafts/testing/opener.ts';
import { createSender } from '../../applications/identity-checks/testing/sent-identity.ts';
import { fillNameKeys } from '../../customers/duplicates/index.ts';
import { noteCaseChange } from '../cases/index.ts';
import { type DeskSite, type Member, startDeskSite } from '../cases/testing/desk-site.ts';

let site: DeskSite;
let maker: Member;
let auditor: Member;
beforeAll(async () => {
  site = await startDeskSite();
  [maker, auditor] = await Promise.all([site.member('maker'), site.member('auditor')]);
});
afterAll(() => site.server.stop());

test('a case shows everything the customer gave, and why a person must look, what was measured with its limits [DSK-003, DSK-019, DSK-035]', async () => {
  const opener = await site.newOpener();
  await opener.addProofs();
  await site.rows(
    `update identity_checks set status = 'PENDING', reasons = '["face-differs"]', scores = '{"faceDistance": 0.61}',
       limits = '{"faceDistance": {"atMost": 0.45}}'
     where authorization_req_id = $1`,
    opener.id,
  );
  await opener.leaveUpTo('terms-and-conditions');
  await opener.verify(await opener.codeOf(await opener.askForCode({ AuthorizationReqId: opener.id })));
  expect((await opener.submit()).status).toBe(200);
  const shown = await auditor.case(opener.id);
  const limits = { faceDistance: { atMost: 0.45 } };
  expect(shown).toMatchObject({
    case: { id: opener.id, status: 'WAITING', identity: 'PENDING', marks: ['identity-not-verified'] },
    record: { Name: 'MYA MYA', UIdValue: opener.person.idValue, BranchName: 'Ahlone Branch' },
    identityChecks: [
      {
        status: 'PENDING',
        reasons: ['face-differs'],
        scores: { faceDistance: 0.61 },
        limits,
        faceAt: null,
        counts: true,
      },
    ],
    lookReasons: ['identity-not-verified', 'identity-pending', 'face-missing', 'identity-differed'],
    introducers: [{ state: 'asked' }, { state: 'asked' }],
    duplicates: [],
    knownAs: null,
    customerNo: null,
    proposal: null,
    history: [{ action: 'application.pending', by: null }],
  });
  expect(shown.files.map(({ type }) => type)).toEqual(expect.arrayContaining(['PRIMARY-BACK', 'SIGNATURE']));
  expect(shown.services.length).toBeGreaterThan(0);

  // The verifier says yes after all, and somebody who has looked before looks again.
  const { db } = site.server.database;
  await maker.take(opener.id);
  await db.transaction().execute((trx) =>
    noteCaseChange(trx, {
      authorizationReqId: opener.id,
      action: 'identity.judged',
      identity: 'VERIFIED',
      at: site.clock.now(),
    }),
  );
  const after = await maker.case(opener.id);
  expect(after.case).toMatchObject({ identity: 'VERIFIED', revision: shown.case.revision + 1 });
});

test('a file that could not be scanned is a reason to look, and says so itself [SEC-009]', async () => {
  const opener = await site.submitWhole(await site.newOpener());
  expect((await maker.case(opener.id)).lookReasons).not.toContain('file-not-scanned');
  await site.rows(
    `update application_files set scan = 'unanswered' where authorization_req_id = $1 and type = 'SIGNATURE'`,
    opener.id,
  );
  const { lookReasons, files } = await maker.case(opener.id);
  expect(lookReasons).toContain('file-not-scanned');
  expect(files.filter(({ isUnscanned }) => isUnscanned).map(({ type }) => type)).toEqual(['SIGNATURE']);
});

test('a check that failed stays in sight behind a later one, each with its document [DSK-003, DSK-019, IDV-004]', async () => {
  const { id } = await site.handedIn();
  await site.rows(
    `insert into identity_checks (id, authorization_req_id, status, reasons, subject, created_at, due_at, finished_at)
     select gen_random_uuid(), authorization_req_id, 'FAILED', '["face-differs"]', subject || '{"idType": "PP"}',
       created_at - interval '1 minute', due_at, finished_at
     from identity_checks where authorization_req_id = $1`,
    id,
  );
  const { identityChecks, lookReasons } = await maker.case(id);
  expect(identityChecks).toMatchObject([
    { status: 'VERIFIED', idType: 'NID', reasons: [], counts: true },
    { status: 'FAILED', idType: 'PP', reasons: ['face-differs'], counts: false },
  ]);
  expect(lookReasons).toContain('identity-differed');
});

test('a photo or video that another customer sent too is a reason to look, on either page [DSK-003]', async () => {
  const [front, back, video] = await Promise.all([
    frontOfCard(somebody),
    backOfCard(),
    slideShow([await portrait(somebody)], 1),
  ]);
  const send = async (photo: Buffer) => {
    const opener = await site.newOpener();
    const sender = await createSender(site.server, site.customers, opener.customer);
    const Image = [
      { ImageId: await sender.upload('PRIMARY-FRONT', photo) },
      { ImageId: await sender.upload('PRIMARY-BACK', back) },
    ];
    const VideoId = await sender.upload('SELFIE-VIDEO', video);
    await sender.outcomeOf(await sender.submit({ Image, Video: { Name: 'selfie.webm', VideoId } }));
    return site.submitWhole(opener);
  };
  const [mya, replayed] = [await send(front), await send(await sharp(front).jpeg({ quality: 60 }).toBuffer())];
  const other = await send(await frontOfCard(somebodyElse));
  const pageOf = async ({ id }: typeof mya) => {
    const { sameFiles, lookReasons } = await maker.case(id);
    expect(lookReasons).toContain('file-of-another');
    return sameFiles.map(({ type, match, applicationId }) => ({ type, match, applicationId }));
  };
  const sameAs = ({ id: applicationId }: typeof mya) => [
    { type: 'PRIMARY-BACK', match: 'same-file', applicationId },
    { type: 'SELFIE-VIDEO', match: 'same-file', applicationId },
  ];
  const front60 = { type: 'PRIMARY-FRONT', match: 'same-picture' };
  for (const [page, twin] of [
    [mya, replayed],
    [replayed, mya],
  ] as const) {
    const found = await pageOf(page);
    expect(found).toHaveLength(5);
    expect(found).toEqual(
      expect.arrayContaining([{ ...front60, applicationId: twin.id }, ...sameAs(twin), ...sameAs(other)]),
    );
  }
  expect(await pageOf(other)).toHaveLength(4);
});

test('who looks at a case is written down, once for as long as it stays on their screen [DSK-012]', async () => {
  const opener = await site.handedIn();
  for (const member of [maker, maker, auditor, maker]) await member.case(opener.id);
  const looks = async () => (await site.audited(opener.id)).filter(({ action }) => action === 'case.viewed');
  expect(await looks()).toMatchObject([{ actor_id: maker.id }, { actor_id: auditor.id }]);
  site.clock.advance(15 * 60);
  await maker.case(opener.id);
  expect(await looks()).toHaveLength(3);
});

test('who looks at a file is written down each time, and finds only those of the case [DSK-003, DSK-012]', async () => {
  const opener = await site.handedIn();
  const attacker = await site.handedIn();
  const [file] = (await maker.case(opener.id)).files;
  const { url, until } = await maker.view({ id: opener.id, fileId: file?.id });
  expect(url).toContain(file?.id);
  expect(new Date(until) > site.clock.now()).toBe(true);
  await auditor.view({ id: opener.id, fileId: file?.id });
  const viewed = (await site.audited(opener.id)).filter(({ action }) => action === 'file.viewed');
  expect(viewed).toMatchObject([
    { actor_id: maker.id, facts: { fileId: file?.id, type: file?.type } },
    { actor_id: auditor.id },
  ]);
  const missing = { status: 404, codes: ['TG0404'] };
  await expectError(await maker.ask(viewFile, { id: attacker.id, fileId: file?.id }), missing);
  await expectError(await maker.ask(viewFile, { id: opener.id, fileId: 'nothing' }), missing);
});

test('people who may be one stand side by side, each with why; keys of before are made up for [DSK-004, DSK-016]', async () => {
  const born = '1971-05-17';
  const people = [
    { fullName: 'U AUNG KYAW MOE', birthDate: born },
    { fullName: 'AUNG GYAW MO', birthDate: born },
    { fullName: 'AUNG KYAW', birthDate: born },
    { fullName: 'ZAW WIN', birthDate: born },
    { fullName: 'AUNG KYAW MOE', birthDate: '1971-05-18' },
  ];
  const document = site.newDocument();
  const applicant = await site.customers.add({ ...document, ...people[0] });
  const [near, part] = await Promise.all([
    site.customers.add({ ...site.newDocument(), ...people[1] }),
    site.customers.add({ ...site.newDocument(), ...people[2] }),
    site.customers.add({ ...site.newDocument(), ...people[3] }),
    site.customers.add({ ...site.newDocument(), ...people[4] }),
  ]);
  const same = await site.customers.add({ ...document, fullName: 'SOMEBODY ELSE', birthDate: '1980-01-01' });
  await site.rows('update customers set name_key = null where id = $1', near?.id);
  expect(await fillNameKeys(site.server.database.db)).toBe(1);
  const opener = await site.submitWhole(await createOpener(site.server, site.customers, applicant));
  const { duplicates, lookReasons } = await maker.case(opener.id);
  expect(lookReasons).toContain('possible-duplicate');
  const found = duplicates.map(({ customerId, matches, differs }) => ({ customerId, matches, differs }));
  expect(found[0]).toEqual({
    customerId: same.id,
    matches: [{ reason: 'same-identity', because: [] }],
    differs: ['name', 'phone', 'birthDate'],
  });
  expect(found.slice(1)).toHaveLength(2);
  expect(found).toEqual(
    expect.arrayContaining([
      {
        customerId: near?.id,
        matches: [{ reason: 'near-name', because: ['honorific', 'spelling'] }],
        differs: ['name', 'phone', 'identity'],
      },
      expect.objectContaining({
        customerId: part?.id,
        matches: [{ reason: 'near-name', because: ['honorific', 'part-missing'] }],
      }),
    ]),
  );
});

test('of somebody who may be the same the photo of the document can be compared, of a case and not of a draft; the look is in the history of its case [DSK-004]', async () => {
  const document = { ...site.newDocument(), fullName: 'KHIN KHIN OO', birthDate: '1972-03-04' };
  const [first, second] = [await site.customers.add(document), await site.customers.add(document)];
  const other = await createOpener(site.server, site.customers, first);
  await other.addProofs();
  await other.leaveUpTo('terms-and-conditions');
  const [photo] = await site.rows(
    `select id from application_files where authorization_req_id = $1 and type = 'PRIMARY-FRONT'`,
    other.id,
  );
  expect(photo).toBeDefined();
  const opener = await site.submitWhole(await createOpener(site.server, site.customers, second));
  const photos = async () => (await maker.case(opener.id)).duplicates.map(({ applications }) => applications);
  expect(await photos()).toMatchObject([[{ id: other.id, photoId: null }]]);

  await other.verify(await other.codeOf(await other.askForCode({ AuthorizationReqId: other.id })));
  expect((await other.submit()).status).toBe(200);
  expect(await photos()).toMatchObject([[{ id: other.id, photoId: photo?.id }]]);
  expect((await maker.ask(viewFile, { id: other.id, fileId: photo?.id })).status).toBe(200);
  const { history } = await maker.case(other.id);
  expect(history).toContainEqual(expect.objectContaining({ action: 'file.viewed', facts: expect.anything() }));
});
