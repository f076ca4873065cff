import { definitionOf } from '@taga/contract';
import { getMessage, listMessages, uploadFile } from '@taga/contract/endpoints';
import { takeCase } from '@taga/contract/endpoints/desk/cases';
import { findStepToCorrect } from '@taga/contract/journeys/account-opening/corrections';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectError } from '../../../testing/expect-error.ts';
import { remarksIn } from '../../../testing/remarks.ts';
import type { Opener } from '../../applications/drafts/testing/opener.ts';
import { createExistingOpener } from '../../applications/kinds/existing-customer/testing/existing-opener.ts';
import { type DeskSite, type Member, startDeskSite } from '../cases/testing/desk-site.ts';

let site: DeskSite;
let maker: Member;
let checker: Member;
beforeAll(async () => {
  site = await startDeskSite();
  [maker, checker] = await Promise.all([site.member('maker'), site.member('checker')]);
});
afterAll(() => site.server.stop());

const notAsked = { status: 400, codes: ['TG1310'] };
const missing = { status: 400, codes: ['TG1311'] };
const closed = { status: 400, codes: ['TG1306'] };

async function askFor(items: readonly string[], { id }: Opener): Promise<void> {
  await maker.propose(id, { kind: 'CORRECT', items, remarks: remarksIn('The number is in the shadow.') });
  const { case: found } = await checker.confirm(id);
  expect(found.status).toBe('CORRECTION');
}

async function asked(items: readonly string[], ...what: Parameters<DeskSite['handedIn']>): Promise<Opener> {
  const opener = await site.handedIn(...what);
  await askFor(items, opener);
  return opener;
}

async function upload(opener: Opener, FileType: string, shade = 120): Promise<Response> {
  const picture = await sharp({
    create: { width: 40, height: 40, channels: 3, background: { r: shade, g: 90, b: 90 } },
  })
    .png()
    .toBuffer();
  return site.server.post(
    `/upload${uploadFile.path}`,
    {
      AuthorizationReqId: opener.id,
      LoginId: opener.customer.loginId,
      AccountClass: '301',
      Currency: 'MMK',
      FileType,
      FileName: 'photo.png',
      FileData: picture.toString('base64'),
    },
    opener.token,
  );
}

const whereTo = async (opener: Opener) => {
  const { Corrections = [] } = await opener.stored();
  return findStepToCorrect(Corrections.map(({ Item, IsDone }) => ({ item: Item, isDone: IsDone })));
};

describe('the customer who is asked for the back of the ID', () => {
  test('is told, sends it and nothing else, and submits again; the case comes back with what changed [DSK-007]', async () => {
    const opener = await asked(['ID_BACK']);
    expect((await opener.row()).status).toBe('INCOMPLETED');
    const stored = await opener.stored();
    expect(stored).toMatchObject({
      Status: 'INCOMPLETED',
      Corrections: [{ Item: 'ID_BACK', HasArrived: false, IsDone: false }],
      CorrectionRemarks: remarksIn('The number is in the shadow.'),
    });
    expect(await whereTo(opener)).toBe('biomatric');
    // It is the customer's turn, and nobody at the desk takes it.
    await expectError(await maker.ask(takeCase, { id: opener.id }), { status: 400, codes: ['TG1704'] });

    const asks = { LoginId: opener.customer.loginId };
    const listed = await site.server.post('/api/inbox/getAllMessage', asks, opener.token);
    const { Details } = definitionOf(listMessages).answer.parse(await listed.json()).Data;
    const line = Details.find(({ Type }) => Type === 'CorrectionRequested');
    expect(line).toMatchObject({ Category: 'KYCUpdate' });
    const read = await site.server.post('/api/inbox/get_inbox', { Id: line?.Id }, opener.token);
    expect(definitionOf(getMessage).answer.parse(await read.json()).Data).toMatchObject({
      Body: { Remark: 'The number is in the shadow.', Items: ['The photo of the back of your ID'], Acc_class: '301' },
    });

    for (const other of ['PRIMARY-FRONT', 'SELFIE-VIDEO', 'SIGNATURE', 'SRC_INCOME_FILE']) {
      await expectError(await upload(opener, other), notAsked);
    }
    for (const step of [
      'occupation',
      'introducers',
      'choose-branch',
      'additional-services',
      'summary-review',
    ] as const) {
      await expectError(await opener.save(step), notAsked);
    }
    await expectError(await opener.submit(), missing);

    expect((await upload(opener, 'PRIMARY-BACK')).status).toBe(200);
    expect((await opener.stored()).Corrections).toEqual([{ Item: 'ID_BACK', HasArrived: true, IsDone: false }]);
    // A photo that nobody has checked yet is not enough.
    await expectError(await opener.save('biomatric'), { status: 400, codes: ['TG1001'] });
    await expectError(await opener.submit(), missing);
    await opener.addCheck('VERIFIED');
    const before = (await opener.row()).record;
    await opener.leave('biomatric', { branch: { state: '', township: '', code: '999' }, services: [] });
    expect((await opener.row()).record).toMatchObject({ BranchCode: before.BranchCode, Services: before.Services });
    expect(await whereTo(opener)).toBeUndefined();
    expect((await opener.submit()).status).toBe(200);
    expect((await opener.submit()).status).toBe(200);
    await expectError(await upload(opener, 'PRIMARY-BACK', 10), closed);

    const { case: found, corrections, files, history } = await maker.case(opener.id);
    expect(found).toMatchObject({ status: 'WAITING', isCorrected: true, holder: null });
    expect(corrections).toMatchObject([
      { items: [{ item: 'ID_BACK', isDone: true }], changed: ['ID_BACK'], handedInAt: expect.any(String) },
    ]);
    expect(files.find(({ type }) => type === 'PRIMARY-BACK')?.name).toBe('photo.png');
    expect(history.at(-1)).toMatchObject({ action: 'application.pending', facts: { changed: 'ID_BACK' } });
    expect((await opener.row()).status).toBe('PENDING');
    await maker.propose(opener.id, { kind: 'APPROVE' });
    expect((await checker.confirm(opener.id)).case.status).toBe('COMPLETED');
  });

  test('reads then that the corrections have arrived, not the application once more, in inbox, email and SMS', async () => {
    const opener = await site.handedIn();
    const { loginId, phone } = opener.customer;
    const newest = async (language: string) => {
      const listed = await site.server.post(
        `/api/inbox/getAllMessage?lang=${language}`,
        { LoginId: loginId },
        opener.token,
      );
      const [line] = definitionOf(listMessages).answer.parse(await listed.json()).Data.Details;
      const read = await site.server.post(`/api/inbox/get_inbox?lang=${language}`, { Id: line?.Id }, opener.token);
      const { Body } = definitionOf(getMessage).answer.parse(await read.json()).Data;
      return { Subject: line?.Subject, Body };
    };
    const announced = async () =>
      (await Promise.all([loginId, phone].map((to) => site.customers.messagesTo(to)))).map((messages) =>
        messages.at(-1),
      );
    expect(await newest('en')).toMatchObject({ Subject: 'We have received your application' });
    expect((await announced()).map((message) => message?.values.isCorrection)).toEqual([undefined, undefined]);

    await askFor(['OCCUPATION'], opener);
    await opener.leave('occupation', { occupation: { ...opener.answers.occupation, otherIndustry: 'DANCE LESSONS' } });
    site.clock.advance(60);
    expect((await opener.submit()).status).toBe(200);
    expect(await newest('en')).toMatchObject({
      Subject: 'We have received your corrections',
      Body: { Content: expect.stringContaining('What you corrected in your application ') },
    });
    expect((await newest('mm')).Subject).toBe('သင်ပြင်ဆင်ပေးသည်များကို လက်ခံရရှိပါပြီ။');
    const values = { news: 'submitted', isCorrection: true };
    expect(await announced()).toMatchObject([{ values }, { values }]);
  });

  test('finds the case as old as it was, so that a correction costs no place in the queue [DSK-046]', async () => {
    const opener = await site.handedIn();
    const { handedInAt } = (await maker.case(opener.id)).case;
    site.clock.advance(60);
    await askFor(['OCCUPATION'], opener);
    await opener.leave('occupation', { occupation: { ...opener.answers.occupation, otherIndustry: 'DANCE LESSONS' } });
    expect((await opener.submit()).status).toBe(200);
    const { case: found, corrections } = await maker.case(opener.id);
    expect(found).toMatchObject({ isCorrected: true, handedInAt });
    expect(Date.parse(corrections[0]?.handedInAt ?? '')).toBeGreaterThan(Date.parse(handedInAt));
  });

  test('and then for something else answers that alone: what the first was answered with stays [DSK-007]', async () => {
    const opener = await asked(['OCCUPATION']);
    await opener.leave('occupation', { occupation: { ...opener.answers.occupation, otherIndustry: 'DANCE LESSONS' } });
    expect((await opener.submit()).status).toBe(200);
    const [first] = (await maker.case(opener.id)).corrections;
    expect(first).toMatchObject({ changed: ['OCCUPATION'] });
    expect(first?.before?.OtherIndustry).not.toBe('DANCE LESSONS');
    expect((await maker.case(opener.id)).record.OtherIndustry).toBe('DANCE LESSONS');
    site.clock.advance(60);
    await askFor(['BRANCH'], opener);
    site.clock.advance(60);
    await opener.leave('choose-branch');
    expect((await opener.submit()).status).toBe(200);
    const { corrections } = await maker.case(opener.id);
    expect(corrections).toHaveLength(2);
    expect(corrections).toContainEqual(first);
  });
});

test('introducers whose names have not changed are not asked again, and what they said stays [DSK-007]', async () => {
  const opener = await asked(['BRANCH', 'INTRODUCERS']);
  const { phone } = opener.answers.firstIntroducer;
  const links = async () =>
    (await site.customers.messagesTo(phone)).filter(({ template }) => template === 'introduction');
  const path = String((await links()).at(-1)?.values.path);
  const answer = { Token: path.replace('/introduce/', ''), Answer: 'CONFIRM' };
  const visitor = await site.server.tokenOf('visitor');
  expect((await site.server.post('/api/introductions/answer', answer, visitor)).status).toBe(200);
  const asksSoFar = (await links()).length;
  for (const again of [['BRANCH', 'INTRODUCERS'], ['BRANCH']]) {
    if (again.length === 1) await askFor(again, opener);
    await opener.leave('choose-branch');
    if (again.includes('INTRODUCERS')) await opener.leave('introducers');
    expect((await opener.submit()).status).toBe(200);
    expect((await maker.case(opener.id)).introducers).toContainEqual(
      expect.objectContaining({ phone, state: 'confirmed' }),
    );
    expect(await links()).toHaveLength(asksSoFar);
  }
});

test('who has an account cannot change anything else on the shorter way either [DSK-007]', async () => {
  const existing = await createExistingOpener(site);
  const opener = await site.submitWhole(existing.opener);
  await askFor(['BRANCH'], opener);
  const before = await opener.row();
  for (const step of ['bankaccount', 'choose-branch'] as const) {
    await expectError(await existing.save(step), notAsked);
  }
  expect(await opener.row()).toEqual(before);
  await opener.leave('choose-branch');
  expect((await opener.submit()).status).toBe(200);
});

describe('several things', () => {
  test('are asked one after the other, and what was done again and is as it was is not said to have changed [DSK-007]', async () => {
    const opener = await asked(['SERVICES', 'OCCUPATION', 'INTRODUCERS']);
    expect(await whereTo(opener)).toBe('occupation');
    await opener.leave('occupation');
    expect(await whereTo(opener)).toBe('introducers');
    const introduced = async () => (await maker.case(opener.id)).introducers.map(({ phone }) => phone);
    const before = await introduced();
    await opener.leave('introducers', { firstIntroducer: { ...opener.answers.firstIntroducer, phone: '09777000111' } });
    expect(await whereTo(opener)).toBe('additional-services');
    await expectError(await opener.submit(), missing);
    const [first] = opener.answers.services;
    await opener.leave('additional-services', { services: first ? [first] : [] });
    expect((await opener.submit()).status).toBe(200);
    const { corrections, services } = await maker.case(opener.id);
    const isFewer = opener.answers.services.length > 1;
    expect(corrections[0]?.changed).toEqual([...(isFewer ? ['SERVICES'] : []), 'INTRODUCERS']);
    expect(services.map(({ serviceId }) => serviceId)).toEqual([first?.serviceId]);
    expect(await introduced()).not.toEqual(before);
    expect(await introduced()).toContain('09777000111');
    const sent = await site.customers.messagesTo('09777000111');
    expect(sent.filter(({ template }) => template === 'introduction')).toHaveLength(1);
  });

  test('that the wizard does not ask of somebody are not asked for [DSK-007]', async () => {
    for (const [item, ...opened] of [
      ['ARRIVAL_DATE', 'NRC'],
      ['INCOME_PROOF', 'NRC'],
      ['INCOME_PROOF', 'OLD_NRC'],
      ['ID_BACK', 'PASSPORT'],
    ] as const) {
      const { id } = await site.handedIn(...opened);
      await maker.take(id);
      const { revision } = (await maker.case(id)).case;
      const body = { id, revision, kind: 'CORRECT', items: [item] };
      await expectError(await site.server.post('/api/desk/cases/propose', body, { ...maker.token }), {
        status: 400,
        codes: ['TG1001'],
      });
    }
  });

  test.each([
    ['PASSPORT', '301', 'MMK'],
    ['NRC', '108', 'USD'],
  ] as const)(
    'may be a proof of income from who had to send one: %s, %s [DSK-007]',
    async (idType, accountClass, currency) => {
      const opener = await asked(['INCOME_PROOF'], idType, accountClass, currency);
      expect(await whereTo(opener)).toBe('occupation');
    },
  );
});
