import { languageCode } from '@taga/contract';
import { staffChange, staffRole } from '@taga/contract/records/desk/staff';
import * as z from 'zod/mini';

const code = z.string().check(z.regex(/^\d{6}$/));
const moment = z.iso.datetime();

/** Without its origin: a link always leads to the configured address, whatever Host a request named. */
const path = z.string().check(z.startsWith('/'));

/** Whom the e-mail greets; left out where the sender of the message does not know it. */
const name = z.optional(z.string());

/** What can be said, with the values each text needs. Values travel through the database as JSON. */
const content = z.discriminatedUnion('template', [
  z.object({
    channel: z.literal('sms'),
    template: z.enum(['sign-up-code', 'reset-code', 'activation-code', 'existing-customer-code', 'new-phone-code']),
    values: z.object({ code }),
  }),
  z.object({
    channel: z.literal('sms'),
    template: z.literal('introduction'),
    /** Of who asks. */
    values: z.object({ name: z.string(), path }),
  }),
  z.object({
    channel: z.literal('sms'),
    template: z.literal('application-news'),
    values: z.object({
      news: z.enum(['submitted', 'opened', 'rejected', 'correction', 'card', 'application']),
      applicationNo: z.string(),
      /** By when there is an answer to what was submitted. */
      expectedDay: z.optional(z.string()),
      isCorrection: z.optional(z.boolean()),
    }),
  }),
  z.object({
    channel: z.literal('sms'),
    template: z.literal('details-notice'),
    /** Nothing of the customer: the phone may be somebody else's by now. */
    values: z.object({}),
  }),
  z.object({
    channel: z.literal('email'),
    template: z.literal('verify-email'),
    /** Messages from before the lifetime was told wait without it. */
    values: z.object({ name, path, lifetimeS: z.optional(z.number()) }),
  }),
  z.object({
    channel: z.literal('email'),
    template: z.literal('code-by-email'),
    values: z.object({ name, code, lifetimeS: z.number() }),
  }),
  z.object({
    channel: z.literal('email'),
    template: z.literal('password-changed'),
    values: z.object({ name, at: moment }),
  }),
  z.object({
    channel: z.literal('email'),
    template: z.literal('details-corrected'),
    values: z.object({ name, at: moment }),
  }),
  z.object({
    channel: z.literal('email'),
    template: z.literal('new-sign-in'),
    /** Messages from before the network was told wait without it. */
    values: z.object({ name, at: moment, device: z.string(), network: z.optional(z.string()) }),
  }),
  z.object({
    channel: z.literal('email'),
    template: z.literal('identity-not-verified'),
    values: z.object({ name }),
  }),
  z.object({
    channel: z.literal('email'),
    template: z.literal('request-news'),
    /** What it is about, and nothing of what it says but what a new account waits for: mail is read by others too. */
    values: z.object({
      name,
      news: z.enum(['submitted', 'opened', 'rejected', 'correction', 'service', 'card', 'application']),
      /** Messages from before there were numbers wait without it. */
      applicationNo: z.optional(z.string()),
      /** By when there is an answer to what was submitted. */
      expectedDay: z.optional(z.string()),
      isCorrection: z.optional(z.boolean()),
      deposit: z.optional(z.object({ amount: z.number(), currency: z.string(), branchCode: z.string() })),
    }),
  }),
  z.object({
    channel: z.literal('email'),
    template: z.literal('unfinished-application'),
    values: z.object({ name, applicationNo: z.string(), savedUntil: z.string(), stopPath: path }),
  }),
  z.object({
    channel: z.literal('email'),
    template: z.literal('locked'),
    values: z.object({ name, at: moment, minutes: z.number() }),
  }),
  z.object({
    channel: z.literal('email'),
    template: z.literal('staff-link'),
    values: z.object({
      name,
      news: z.enum(['invited', 'password']),
      roles: z.array(staffRole),
      path,
      expiresAt: moment,
    }),
  }),
  z.object({
    channel: z.literal('email'),
    template: z.literal('staff-changed'),
    values: z.object({ name, at: moment, change: z.omit(staffChange, { inviteAgain: true }) }),
  }),
]);

const envelope = z.object({ to: z.string().check(z.minLength(1)), language: languageCode });

export const messageSchema = z.intersection(content, envelope);

export type Message = z.infer<typeof messageSchema>;
export type SmsMessage = Extract<Message, { channel: 'sms' }>;
export type EmailMessage = Extract<Message, { channel: 'email' }>;
export type Channel = Message['channel'];
