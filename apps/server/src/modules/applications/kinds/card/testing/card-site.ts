import { type AnswerOf, definitionOf, type Endpoint } from '@taga/contract';
import * as calls from '@taga/contract/endpoints';
import type { CardAnswers } from '@taga/contract/journeys/card-application/answers';
import { cardSections } from '@taga/contract/journeys/card-application/sections';
import { wholeCardAnswers } from '@taga/contract/samples';
import sharp from 'sharp';
import { expect } from 'vitest';
import * as z from 'zod/mini';

import type { TestServer } from '../../../../../testing/test-server.ts';
import type { Customers, TestCustomer } from '../../../../access/sessions/testing/customers.ts';
import { startDeskSite } from '../../../../desk/cases/testing/desk-site.ts';

type Input = Readonly<Record<string, unknown>>;
type Headers = { readonly authorization: string };

/** Reads an answer that has to be one. */
export async function dataOf<Asked extends Endpoint>(call: Asked, answer: Response): Promise<AnswerOf<Asked>> {
  const text = await answer.text();
  expect(answer.status, `${call.id}: ${text}`).toBe(200);
  return z.parse(definitionOf(call).answer, JSON.parse(text)) as AnswerOf<Asked>;
}

/** Where people apply for cards over the wire, and staff decide. */
export async function startCardSite(environment: Record<string, string> = {}) {
  const site = await startDeskSite({ RATE_LIMIT_TOKENS: '100000', ...environment });
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c96' } })
    .jpeg()
    .toBuffer();
  return {
    ...site,
    photo,
    /** A customer with the portal open. */
    async applicant(): Promise<CardApplicant> {
      const customer = await site.customers.add(site.newDocument());
      return createApplicant(site.server, site.customers, customer, photo);
    },
  };
}

export async function createApplicant(server: TestServer, customers: Customers, customer: TestCustomer, photo: Buffer) {
  const token: Headers = await customers.tokenOf(customer.loginId);
  let saves = 0;

  const ask = (call: Endpoint, input: Input = {}, headers: Headers = token) =>
    server.post(`/${call.base}${call.path}`, input, { ...headers });
  const application = async (DOCNumber?: string) =>
    (await dataOf(calls.getCardApplication, await ask(calls.getCardApplication, DOCNumber ? { DOCNumber } : {}))).Data;

  const save = async (input: Input) => {
    const { DOCNumber, Revision } = await application();
    saves += 1;
    const named = DOCNumber ? { DOCNumber } : {};
    return ask(calls.saveCardSection, { ...named, Revision, SaveKey: `save-${saves}`, ...input });
  };

  /** Every section, one after another. */
  const fill = async (changes: Partial<CardAnswers> = {}) => {
    const answers = wholeCardAnswers('NRC', changes);
    for (const Section of cardSections) {
      const { documents: _, idType: __, ...Answers } = answers;
      await dataOf(calls.saveCardSection, await save({ Section, Answers }));
    }
  };

  const upload = async (Type: string, changes: Input = {}) => {
    const { DOCNumber } = await application();
    const file = { DOCNumber, Type, FileName: `${Type}.jpg`, FileData: photo.toString('base64') };
    return ask(calls.uploadCardDocument, { ...file, ...changes });
  };

  const submit = async () => {
    const { DOCNumber, Revision } = await application();
    return ask(calls.submitCardApplication, { DOCNumber, Revision });
  };

  return {
    customer,
    token,
    ask,
    application,
    save,
    fill,
    upload,
    submit,
    /** All of it, submitted; answers the document number. */
    async submitWhole(changes: Partial<CardAnswers> = {}): Promise<string> {
      await fill(changes);
      for (const type of ['ID_FRONT', 'ID_BACK', 'INCOME_PROOF']) {
        await dataOf(calls.uploadCardDocument, await upload(type));
      }
      return (await dataOf(calls.submitCardApplication, await submit())).Data.DOCNumber;
    },
    order: (DOCNumber: string, headers: Headers = token) => ask(calls.getCreditOrder, { DOCNumber }, headers),
    orders: async () => {
      const answer = await ask(calls.listOrders, { LoginId: customer.loginId }, token);
      return (await dataOf(calls.listOrders, answer)).Data.Details;
    },
    /** But for those that say that something has arrived. */
    messages: async (): Promise<string[]> => {
      const answer = await ask(calls.listMessages, { LoginId: customer.loginId }, token);
      const types = (await dataOf(calls.listMessages, answer)).Data.Details.map(({ Type }) => Type);
      return types.filter((type) => type !== 'ApplicationSubmitted');
    },
  };
}

export type CardApplicant = Awaited<ReturnType<typeof createApplicant>>;
export type CardSite = Awaited<ReturnType<typeof startCardSite>>;
