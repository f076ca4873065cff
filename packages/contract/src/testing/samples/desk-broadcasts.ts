import type { EndpointSample } from './sample.ts';

const at = '2025-03-01T09:30:00+06:30';
const filter = { language: 'mm', accountClass: '301', state: 'MMR013' };

const written = {
  broadcastId: '0d5f2c1a-7a65-4a39-9a3c-2c54a4c0b002',
  category: 'Information',
  subject: { en: 'Open on Saturday', mm: 'စနေနေ့ ဖွင့်ပါမည်' },
  content: { en: 'Our branches are open on Saturday.', mm: 'ဘဏ်ခွဲများကို စနေနေ့တွင် ဖွင့်ပါမည်။' },
  filter,
};

const broadcast = {
  ...written,
  state: 'SENDING',
  recipients: 120,
  delivered: 40,
  sentBy: { staffId: 's-1', name: 'Daw Khin' },
  sentAt: at,
  sendAt: at,
  confirmedBy: { staffId: 's-2', name: 'U Ba' },
  stoppedBy: null,
  finishedAt: null,
};

export const deskBroadcasts: Readonly<Record<string, EndpointSample>> = {
  listBroadcasts: {
    input: { cursor: 'abc' },
    answer: { broadcasts: [broadcast], next: null },
    refused: [{ cursor: '' }, { cursor: 'a b' }],
  },
  countRecipients: {
    input: { filter },
    answer: { recipients: 120 },
    refused: [{ filter: undefined }, { filter: { language: 'fr' } }, { filter: { accountClass: 'all' } }],
  },
  sendBroadcast: {
    input: written,
    answer: broadcast,
    refused: [
      { subject: { en: 'Open on Saturday', mm: ' ' } },
      { content: { en: 'x'.repeat(2001), mm: 'x' } },
      { category: 'News' },
      { broadcastId: '1' },
      { sendAt: 'tomorrow' },
    ],
  },
  confirmBroadcast: {
    input: { broadcastId: written.broadcastId },
    answer: broadcast,
    refused: [{ broadcastId: '1' }],
  },
  stopBroadcast: {
    input: { broadcastId: written.broadcastId },
    answer: { ...broadcast, state: 'STOPPED' },
    refused: [{ broadcastId: '1' }],
  },
};
