import { sendBroadcast } from '@taga/contract/endpoints/desk/broadcasts';
import { byLanguage } from '@taga/i18n';
import { serverText } from '@taga/i18n/server';
import { createBroadcastDelivery } from '../../messaging/broadcasts/index.ts';
import { asStaff } from './calls.ts';
import type { Happening } from './happening.ts';
import type { Stage } from './stage.ts';
import { workTime } from './work-time.ts';

const broadcastId = '00000000-0000-4000-8000-000000000801';

/** One message for everybody, in their inboxes by the time it was sent. */
export function announce(stage: Stage): Happening {
  const words = (part: 'subject' | 'content') =>
    byLanguage((language) => serverText(language)(`sandbox.month.broadcast.${part}`));
  return {
    when: workTime(8, '09:15'),
    async live({ ask, at }) {
      await ask(sendBroadcast, asStaff('admin@demo.example', at), {
        broadcastId,
        category: 'Information',
        subject: words('subject'),
        content: words('content'),
        filter: {},
      });
      await createBroadcastDelivery(stage).deliver(broadcastId, new AbortController().signal);
    },
  };
}
