import * as calls from '@taga/contract/endpoints';
import type { CardAnswers } from '@taga/contract/journeys/card-application/answers';
import { wholeCardAnswers } from '@taga/contract/samples';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectError } from '../../../../testing/expect-error.ts';
import { comparable } from '../../../access/sessions/testing/customers.ts';
import { changeMeanwhile } from '../../drafts/testing/change-meanwhile.ts';
import { type CardApplicant, type CardSite, dataOf, startCardSite } from './testing/card-site.ts';

let site: CardSite;
let mya: CardApplicant;
beforeAll(async () => {
  site = await startCardSite();
});
afterAll(() => site.server.stop());
beforeEach(async () => {
  site.clock.reset();
  mya = await site.applicant();
});

const closed = { status: 400, codes: ['TG1306'] } as const;
const elsewhere = { status: 409, codes: ['TG1305'] } as const;
const notThere = { status: 404, codes: ['TG0404'] } as const;

describe('an application for a card [CRD-002]', () => {
  test('begins with what the profile knows, and is kept section by section, half done too', async () => {
    const started = await mya.application();
    expect(started).toMatchObject({ DOCNumber: null, Status: null, Revision: 0, Remarks: null });
    expect(started.Applicant.EMAIL).toBe(mya.customer.loginId);
    expect(started.Answers.addresses.current.state).not.toBe('');
    const half = { monthlySalary: '12x', otherMonthlyIncome: '', serviceYears: '', serviceMonths: '' };
    await dataOf(calls.saveCardSection, await mya.save({ Section: 'income', Answers: { income: half } }));
    const saved = await mya.application();
    expect(saved).toMatchObject({ Status: null, Revision: 1, Answers: { income: half } });
    expect(saved.Answers.addresses).toEqual(started.Answers.addresses);
  });

  test('takes from a save what the section asks for and nothing else [SEC-003]', async () => {
    const { guarantors } = wholeCardAnswers();
    const Answers = {
      amount: { requested: '700000' },
      guarantors,
      documents: [{ id: 'x', type: 'ID_FRONT', name: 'x', url: 'x' }],
      idType: 'PASSPORT',
      APPROVED_AMOUNT: 1,
    };
    await dataOf(
      calls.saveCardSection,
      await mya.save({ Section: 'amount', Answers, Status: 'APPROVED', APPROVED_AMOUNT: 5 }),
    );
    const { Answers: kept, Status } = await mya.application();
    expect(Status).toBeNull();
    expect(kept).toMatchObject({ idType: 'NRC', amount: { requested: '700000' }, guarantors: [], documents: [] });
  });

  test('is saved once for a key, and not over what another tab has saved', async () => {
    const first = { Section: 'amount', Answers: { amount: { requested: '1' } }, Revision: 0, SaveKey: 'a' };
    const one = await dataOf(calls.saveCardSection, await mya.ask(calls.saveCardSection, first));
    expect(await dataOf(calls.saveCardSection, await mya.ask(calls.saveCardSection, first))).toEqual(one);
    await expectError(await mya.ask(calls.saveCardSection, { ...first, SaveKey: 'b' }), elsewhere);
    const { DOCNumber } = one.Data;
    const both = ['c', 'd'].map((SaveKey) =>
      mya.ask(calls.saveCardSection, { ...first, DOCNumber, Revision: 1, SaveKey }),
    );
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await mya.application()).Revision).toBe(2);
  });

  test('has twenty guarantors at most: a save with one more is refused', async () => {
    const guarantors = Array.from({ length: 21 }, () => wholeCardAnswers().guarantors[0]);
    await expectError(await mya.save({ Section: 'guarantors', Answers: { guarantors } }), {
      status: 400,
      codes: ['TG1001'],
    });
  });

  test('is nobody else’s: they are told what they are told of one that is not there [SEC-001]', async () => {
    const documentNo = await mya.submitWhole();
    const thida = await site.applicant();
    for (const [call, input] of [
      [calls.getCardApplication, {}],
      [calls.saveCardSection, { Section: 'amount', Answers: {}, Revision: 1, SaveKey: 'x' }],
      [calls.submitCardApplication, { Revision: 1 }],
      [calls.removeCardDocument, { FileId: 'x' }],
      [calls.uploadCardDocument, { Type: 'OTHER', FileName: 'x.jpg', FileData: site.photo.toString('base64') }],
    ] as const) {
      const [hers, decoys] = [documentNo, '00000000-0000-4000-8000-000000000000'].map((DOCNumber) =>
        thida.ask(call, { ...input, DOCNumber }),
      );
      const seen = await comparable((await hers) as Response);
      expect(seen, call.id).toMatchObject({ status: 404 });
      expect(seen).toEqual(await comparable((await decoys) as Response));
    }
    for (const DOCNumber of [documentNo, '00000000-0000-4000-8000-000000000000', 'x']) {
      await expectError(await thida.order(DOCNumber), notThere);
    }
  });
});

describe('the photos of an application [CRD-002, SEC-009]', () => {
  test('are drawn again, shown to their owner by an address that ends, and taken out again', async () => {
    await mya.fill();
    const { Data } = await dataOf(calls.uploadCardDocument, await mya.upload('INCOME_PROOF'));
    const shown = await site.server.get(Data.FileUrl);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(shown.headers.get('content-disposition')).toBe('attachment');
    expect(
      (await site.server.get(Data.FileUrl.replace(/seal=./, (start) => (start === 'seal=x' ? 'seal=y' : 'seal=x'))))
        .status,
    ).toBe(404);
    // The same again is the same.
    expect((await dataOf(calls.uploadCardDocument, await mya.upload('INCOME_PROOF'))).Data.FileId).toBe(Data.FileId);
    const { DOCNumber, Answers } = await mya.application();
    expect(Answers.documents.map(({ id, type }) => [id, type])).toEqual([[Data.FileId, 'INCOME_PROOF']]);
    await mya.ask(calls.removeCardDocument, { DOCNumber, FileId: Data.FileId });
    expect((await mya.application()).Answers.documents).toEqual([]);
    expect((await site.server.get(Data.FileUrl)).status).toBe(404);
    site.clock.advance(3600);
  });

  test('come in parts too, under the token of the page [NET-002]', async () => {
    await mya.fill();
    const started = await fetch(`${site.server.url}/upload/files`, {
      method: 'POST',
      headers: { ...mya.token, 'upload-length': String(site.photo.length) },
    });
    const location = started.headers.get('location') ?? '';
    const part = await fetch(site.server.url + location, {
      method: 'PATCH',
      headers: { ...mya.token, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
      body: new Uint8Array(site.photo),
    });
    expect(part.status).toBe(204);
    const sent = { FileData: undefined, UploadId: location.split('/').at(-1) };
    const { Data } = await dataOf(calls.uploadCardDocument, await mya.upload('ID_FRONT', sent));
    // The answer was lost on its way.
    const again = await dataOf(calls.uploadCardDocument, await mya.upload('ID_FRONT', sent));
    expect(again.Data.FileId).toBe(Data.FileId);
  });

  test('are photos: anything else is refused, whatever it is called', async () => {
    await mya.fill();
    const pdf = Buffer.from('%PDF-1.4\n%%EOF').toString('base64');
    await expectError(await mya.upload('OTHER', { FileData: pdf }), { status: 400, codes: ['TG1402'] });
    const broken = site.photo.subarray(0, 40).toString('base64');
    await expectError(await mya.upload('OTHER', { FileData: broken }), { status: 400, codes: ['TG1403'] });
    const other = { Sha256: '0'.repeat(64) };
    await expectError(await mya.upload('OTHER', other), { status: 400, codes: ['TG1406'] });
  });

  test('are twelve at most', async () => {
    await mya.fill();
    for (let count = 0; count < 12; count += 1) {
      await dataOf(calls.uploadCardDocument, await mya.upload('OTHER', { FileName: `${count}.jpg` }));
    }
    await expectError(await mya.upload('OTHER', { FileName: 'one-more.jpg' }), { status: 400, codes: ['TG1404'] });
  });
});

describe('what is submitted [CRD-002, VAL-081]', () => {
  test('is an order of service type CREDITCARD with every field of the applicant, the addresses and the photos [API-029, CCD-018 to CCD-022]', async () => {
    const documentNo = await mya.submitWhole({
      addresses: {
        current: { state: 'MMR013', township: 'MMR013037', address: 'No 5, Pagoda Road' },
        permanent: { state: 'MMR010', township: 'MMR010006', address: 'No 9, 26th Street' },
        isSame: false,
      },
    });
    expect(await mya.orders()).toMatchObject([
      { AuthorizationReqId: documentNo, ServiceType: 'CREDITCARD', Status: 'PENDING', AccountClass: null },
    ]);
    const { Data } = await dataOf(calls.getCreditOrder, await mya.order(documentNo));
    // The specification's own names and spellings, and no others.
    expect(Data.Applicant).toEqual({
      APPLICATION_STATUS: 'PENDING',
      APPLICANT_NAME: 'MYA MYA',
      FATHER_NAME: 'U HLA',
      NRC: expect.stringMatching(/^12\/DAGAMA\(N\)\d{6}$/),
      DOB: '1990-02-28',
      EMAIL: mya.customer.loginId,
      MOBILE_NO: mya.customer.phone,
      NATIONALITY: 'MM',
      GENDER: 'F',
      DOCUMENT_NO: documentNo,
      REQUESTED_AMOUNT: 2_000_000,
      APPROVED_AMOUNT: null,
      MARTIAL_STATUS: 'MARRIED',
      RESIDENTIAL_STATUS: 'OWNER',
      MONTHLY_SALARY: 1_200_000,
      OTHER_MONTHLY_INCOME: 0,
      SERVICE_YEAR: 3,
      SERVICE_MONTH: 6,
      INCOMPLETE_REMARK: null,
      APP_CURRENT_STATE_ID: 'MMR013',
      APP_CURRENT_TOWNSHIP_ID: 'MMR013037',
      APP_CURRENT_ADD: 'NO 5, PAGODA ROAD',
      APP_STATE_ID: 'MMR010',
      APP_TOWNSHIP_ID: 'MMR010006',
      APP_ADDRESS: 'NO 9, 26TH STREET',
    });
    expect(Data.Documents.map((document) => Object.keys(document).sort())).toEqual(
      Array.from({ length: 3 }, () => ['CC_DOCUMENT_URL', 'DESCRIPTION']),
    );
    expect(Data.Documents.map(({ DESCRIPTION }) => DESCRIPTION)).toEqual(['ID_FRONT', 'ID_BACK', 'INCOME_PROOF']);
    for (const { CC_DOCUMENT_URL } of Data.Documents) {
      const shown = await site.server.get(CC_DOCUMENT_URL);
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    }
  });

  test('has the guarantors, the further cardholders with NRC or passport and visa, and the employee with the phone that the bank has [CCD-023 to CCD-025]', async () => {
    await site.bank.addEmployee('120001', { name: 'KO KO', phone: '09420120001' });
    const [byCard] = wholeCardAnswers().supplementary;
    const byPassport = {
      ...byCard,
      name: 'MARIA SANTOS',
      email: 'maria@example.com',
      idType: 'PASSPORT',
      passport: {
        passportNumber: 'P1234567A',
        issueDate: { day: '1', month: '3', year: '2023' },
        expiryDate: { day: '28', month: '2', year: '2033' },
        visaType: 'B',
        visaCountry: 'PH',
        visaPlace: 'Manila',
        visaNumber: 'V-200345',
        visaExpiry: { day: '31', month: '12', year: '2032' },
      },
    } as CardAnswers['supplementary'][number];
    const documentNo = await mya.submitWhole({
      supplementary: [byCard as typeof byPassport, byPassport],
      employee: { staffId: '၁၂၀၀၀၁' },
    });
    const { Data } = await dataOf(calls.getCreditOrder, await mya.order(documentNo));
    expect(Data.Guarantors).toEqual([
      { GUARANTOR_NAME: 'DAW HLA', MOBILE_NO: '09777888997', RELATIONSHIP: 'PARENT' },
      { GUARANTOR_NAME: 'U BA', MOBILE_NO: '09777888996', RELATIONSHIP: 'COLLEAGUE' },
    ]);
    const both = {
      DOB: '1992-01-01',
      MOBILE_NO: '09777888998',
      DOCUMENT_NO: documentNo,
      RELATIONSHIP: 'SPOUSE',
    };
    expect(Data.Supplementary).toEqual([
      {
        ...both,
        NAME: 'AUNG AUNG',
        NRC_TYPE_ID: 'NRC',
        NRC: '12/DAGAMA(N)654321',
        EMAIL: null,
        PASSPORT: null,
        PASS_ISSUE_DATE: null,
        PASS_EXPIRY_DATE: null,
        VISA_TYPE: null,
        ORIGIN_COUNTRY: null,
        VISA_ISSUE: null,
        VISA_NUM: null,
        VISA_EXPIRY_DATE: null,
      },
      {
        ...both,
        NAME: 'MARIA SANTOS',
        NRC_TYPE_ID: 'PASSPORT',
        NRC: null,
        EMAIL: 'maria@example.com',
        PASSPORT: 'P1234567A',
        PASS_ISSUE_DATE: '2023-03-01',
        PASS_EXPIRY_DATE: '2033-02-28',
        VISA_TYPE: 'B',
        ORIGIN_COUNTRY: 'PH',
        VISA_ISSUE: 'MANILA',
        VISA_NUM: 'V-200345',
        VISA_EXPIRY_DATE: '2032-12-31',
      },
    ]);
    expect(Data.Employee_Reference).toEqual({
      EMPLOYEE_ID: '120001',
      EMPLOYEE_NAME: 'KO KO',
      MOBILE_NO: '09420120001',
    });
  });

  test('is evaluated by the rules of the page, and each wrong answer is named', async () => {
    await mya.fill({
      amount: { requested: '499999' },
      guarantors: [{ name: 'U BA', phone: '1', relationship: 'PARENT' }],
    });
    const error = await expectError(await mya.submit(), { status: 400, codes: ['TG1307', 'TG1307', 'TG1307'] });
    expect(error.Details.map(({ Field }) => Field).sort()).toEqual([
      'amount.requested',
      'documents',
      'guarantors.0.phone',
    ]);
    expect((await mya.application()).Status).toBeNull();
    expect(await mya.orders()).toEqual([]);
  });

  test('names nobody as an employee whom the bank does not know', async () => {
    await mya.fill({ employee: { staffId: '999999' } });
    await expectError(await mya.submit(), { status: 400, codes: ['TG1504'] });
  });

  test('tries ten employee numbers a day at most [SEC-011]', async () => {
    const trying = async (staffId: string) => {
      await mya.fill({ employee: { staffId } });
      return (await mya.submit()).status;
    };
    const tried: number[] = [];
    for (let index = 0; index < 11; index += 1) tried.push(await trying(String(990_000 + index)));
    expect(tried).toEqual([...Array(10).fill(400), 429]);
    expect(await trying('120001')).toBe(429);
  });

  test('is refused to somebody the bank does no business with [SEC-004, ERR-018]', async () => {
    await mya.fill();
    for (const type of ['ID_FRONT', 'ID_BACK', 'INCOME_PROOF']) await mya.upload(type);
    const { rows } = await site.server.database.pool.query('select id_type, id_value from customers where id = $1', [
      mya.customer.id,
    ]);
    await site.bank.blacklist({ idType: rows[0].id_type, idValue: rows[0].id_value });
    await expectError(await mya.submit(), { status: 400, codes: ['TG1301'] });
    expect(await mya.orders()).toEqual([]);
  });

  test('is one order, also when two tabs submit it at the same moment, and cannot be changed any more', async () => {
    await mya.fill();
    for (const type of ['ID_FRONT', 'ID_BACK', 'INCOME_PROOF']) await mya.upload(type);
    const answers = await Promise.all(Array.from({ length: 5 }, () => mya.submit()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await mya.submit()).status).toBe(200);
    expect(await mya.orders()).toHaveLength(1);
    const { DOCNumber } = await mya.application();
    const audited = await site.audited(String(DOCNumber));
    expect(audited.map(({ action }) => action)).toEqual(['card-application.pending']);
    await expectError(await mya.save({ Section: 'amount', Answers: { amount: { requested: '9' } } }), closed);
    await expectError(await mya.upload('OTHER'), closed);
    await expectError(await mya.ask(calls.removeCardDocument, { DOCNumber, FileId: 'x' }), closed);
    // Without a number it is what the page shows: one application at a time.
    await expectError(
      await mya.ask(calls.saveCardSection, { Section: 'amount', Answers: {}, Revision: 0, SaveKey: 'new' }),
      closed,
    );
  });

  test('is not submitted over what another tab has saved since', async () => {
    await mya.fill();
    const { DOCNumber, Revision } = await mya.application();
    await mya.save({ Section: 'amount', Answers: { amount: { requested: '600000' } } });
    await expectError(await mya.ask(calls.submitCardApplication, { DOCNumber, Revision }), elsewhere);
    // Nor is the bank asked about what was not seen: here it would not know the employee.
    await mya.save({ Section: 'employee', Answers: { employee: { staffId: '999999' } } });
    await expectError(await mya.ask(calls.submitCardApplication, { DOCNumber, Revision }), elsewhere);
  });

  test('is what is there when it comes to it, whatever was there a moment before', async () => {
    await mya.fill();
    for (const type of ['ID_FRONT', 'ID_BACK', 'INCOME_PROOF']) await mya.upload(type);
    const id = String((await mya.application()).DOCNumber);
    const submitDuring = (change: string) => changeMeanwhile(site.server.database, id, change, mya.submit);
    await expectError(await submitDuring('revision = revision + 1'), elsewhere);
    await expectError(await submitDuring(`status = 'APPROVED'`), closed);
    await site.rows(`update applications set status = 'INIT' where authorization_req_id = $1`, id);
    // Another tab was quicker: it is done, and not once more.
    expect((await submitDuring(`status = 'PENDING'`)).status).toBe(200);
    expect(await site.rows('select 1 from orders where authorization_req_id = $1', id)).toEqual([]);
  });
});
