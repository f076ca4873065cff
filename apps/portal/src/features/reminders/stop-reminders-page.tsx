import { errorCodes } from '@taga/contract';
import { stopReminders } from '@taga/contract/endpoints/reminders';
import { Button, ClosedDoorScene, DoorScene } from '@taga/ui';
import { findDomainError, isRefusedWith, useSubmit } from '@taga/web/form';
import type { PageProps } from '@taga/web/page';
import { Notice } from '@taga/web/page-parts';
import { useLanguage, useText } from '@taga/web/text';
import { useState } from 'react';
import { contact } from '../../lib/fulfilment/bank/bank.ts';
import { callApi } from '../../lib/platform/api/call-api.ts';

/** Where the link of a reminder leads that says no to further ones, without signing in. */
export function Page({ params }: PageProps<'/reminders/:token'>) {
  const text = useText();
  const language = useLanguage();
  const [state, setState] = useState<'ask' | 'done' | 'invalid'>('ask');
  const stopping = useSubmit(async () => {
    try {
      await callApi(stopReminders, { body: { Token: params.token }, language });
      setState('done');
    } catch (failure) {
      if (!isRefusedWith(findDomainError(failure), errorCodes.reminderLinkInvalid)) throw failure;
      setState('invalid');
    }
  });
  return (
    <Notice
      picture={state === 'invalid' ? <ClosedDoorScene /> : <DoorScene />}
      title={text(`reminders.${state}.title`)}
    >
      <p role="status">{text(`reminders.${state}.text`, { hotline: contact.hotline })}</p>
      {state === 'ask' && (
        <Button
          loading={stopping.isBusy ? text('reminders.ask.sending') : undefined}
          onClick={() => void stopping.submit()}
        >
          {text('reminders.ask.stop')}
        </Button>
      )}
    </Notice>
  );
}
