import { addTexts, changelog, type Recipe, replaceEach, replaceOnce } from './recipe.ts';

export const messageType: Recipe = {
  title: 'A message type',
  mostFiles: 6,
  changes: [
    replaceEach(
      'packages/contract/src/records/messaging/message.ts',
      ["'CorrectionRequested', 'Announcement']", "'CorrectionRequested', 'Announcement', 'StatementReady']"],
      [
        "  message('Announcement', z.object({ Content: z.string(), ...note })),\n",
        "  message('Announcement', z.object({ Content: z.string(), ...note })),\n  message('StatementReady', z.object({ Content: z.string(), ...note })),\n",
      ],
    ),
    replaceOnce(
      'apps/server/src/modules/messaging/inbox/message-types.ts',
      '  MPUCreated: noteOnly,\n',
      `  StatementReady: define(z.object(more), (_, { language }) => ({
    Content: serverText(language)('messages.content.StatementReady'),
  })),
  MPUCreated: noteOnly,
`,
    ),
    ...addTexts('messages', {
      'messages.subject.StatementReady': ['Your statement is ready', 'သင့်စာရင်းရှင်းတမ်း အဆင်သင့်ဖြစ်ပါပြီ။'],
      'messages.content.StatementReady': ['It comes by email.', 'အီးမေးလ်ဖြင့် ရောက်ရှိပါမည်။'],
    }),
    {
      ...replaceOnce(
        'apps/server/src/modules/fulfilment/status-changes/change-service.ts',
        "  { named: /PASSBOOK/, type: 'PassbookCreated' },\n",
        "  { named: /PASSBOOK/, type: 'PassbookCreated' },\n  { named: /STATEMENT/, type: 'StatementReady' },\n",
      ),
      writtenAs: 'notifyCustomer',
    },
    changelog,
  ],
  forgotten: {
    path: 'packages/i18n/locales/mm/messages.json',
    complaint: /messages\.content\.StatementReady is missing in mm/,
  },
  proof: `
    import { languages } from '@taga/i18n';
    import { renderToString } from 'react-dom/server';
    import { createElement } from 'react';
    import { expect, test } from 'vitest';
    import { MessageBody } from '../../apps/portal/src/features/inbox/message-body.tsx';
    import { describeMessage } from '../../apps/server/src/modules/messaging/inbox/describe-message.ts';
    import { inboxContent } from '../../apps/server/src/modules/messaging/inbox/message-types.ts';

    const content = inboxContent.parse({ type: 'StatementReady', body: {} });
    const kept = { id: '1', at: new Date(0), content, authorizationReqId: null, category: 'Information', action: null, readAt: null };

    test.each(languages)('a further message type is stored, put into words and shown in %s', (language) => {
      const message = describeMessage(kept, { language, name: 'MYA MYA', services: [] });
      expect(message.Subject).not.toBe('');
      expect(renderToString(createElement(MessageBody, { message }))).toContain('<p');
    });
  `,
};
