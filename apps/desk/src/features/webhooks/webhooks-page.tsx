import { listDeliveries, listWebhooks, replayDelivery } from '@taga/contract/endpoints/desk/webhooks';
import { deliveryStates, type Webhook, type WebhookDelivery } from '@taga/contract/records/desk/webhook';
import { formatNumber } from '@taga/i18n';
import { Badge, type Column, Select, Table, type Tone } from '@taga/ui';
import { ErrorAlert, SubmitButton } from '@taga/web/form';
import { useLanguage, useText } from '@taga/web/text';
import { useState } from 'react';
import { useDesk, useDeskAction } from '../../lib/api/use-desk.ts';
import { useDeskPages } from '../../lib/api/use-desk-pages.ts';
import { DeskPage, Part } from '../../lib/page-parts/desk-page.tsx';
import { Loaded } from '../../lib/page-parts/loaded.tsx';
import { More } from '../../lib/page-parts/more.tsx';
import { useMay } from '../../lib/staff/current-staff.ts';
import { Moment } from '../../lib/time/moment.tsx';

type State = WebhookDelivery['state'];

const tones: Readonly<Record<State, Tone>> = { WAITING: 'neutral', DELIVERED: 'success', FAILED: 'danger' };

function useAddressColumns(): Column<Webhook>[] {
  const text = useText();
  const language = useLanguage();
  const count = (value: number) => formatNumber(value, language);
  return [
    { id: 'address', header: text('deskWebhooks.address'), cell: ({ address }) => address },
    { id: 'waiting', header: text('deskWebhooks.state.WAITING'), numeric: true, cell: (row) => count(row.waiting) },
    {
      id: 'delivered',
      header: text('deskWebhooks.state.DELIVERED'),
      numeric: true,
      cell: (row) => count(row.delivered),
    },
    { id: 'failed', header: text('deskWebhooks.state.FAILED'), numeric: true, cell: (row) => count(row.failed) },
    {
      id: 'last',
      header: text('deskWebhooks.last'),
      cell: ({ lastDeliveredAt }) => (lastDeliveredAt ? <Moment at={lastDeliveredAt} /> : '–'),
    },
  ];
}

function Addresses() {
  const text = useText();
  const columns = useAddressColumns();
  const addresses = useDesk(listWebhooks, {});
  return (
    <Loaded query={addresses} lines={3}>
      {({ webhooks }) =>
        webhooks.length === 0 ? (
          <p className="font-medium">{text('deskWebhooks.none')}</p>
        ) : (
          <Table
            caption={text('deskWebhooks.addresses')}
            columns={columns}
            rows={webhooks}
            rowId={({ address }) => address}
          />
        )
      }
    </Loaded>
  );
}

function Replay({ deliveryId }: { deliveryId: string }) {
  const text = useText();
  const sending = useDeskAction(replayDelivery, [listDeliveries, listWebhooks]);
  return (
    <>
      <SubmitButton
        variant="text"
        size="compact"
        sending={sending}
        onClick={() => void sending.submit({ body: { deliveryId } })}
      >
        {text('deskWebhooks.replay')}
      </SubmitButton>
      <ErrorAlert domainError={sending.domainError} title={text('deskWebhooks.failure')} />
    </>
  );
}

function useDeliveryColumns(): Column<WebhookDelivery>[] {
  const text = useText();
  const mayReplay = useMay()(replayDelivery);
  return [
    { id: 'at', header: text('deskWebhooks.at'), cell: ({ at }) => <Moment at={at} /> },
    {
      id: 'what',
      header: text('deskWebhooks.what'),
      cell: ({ kind, serviceId, status }) => `${serviceId ?? text(`deskWebhooks.kind.${kind}`)} → ${status}`,
    },
    { id: 'address', header: text('deskWebhooks.address'), cell: ({ address }) => address },
    {
      id: 'state',
      header: text('deskWebhooks.state.label'),
      cell: ({ state }) => <Badge tone={tones[state]}>{text(`deskWebhooks.state.${state}`)}</Badge>,
    },
    {
      id: 'tries',
      header: text('deskWebhooks.tries'),
      cell: ({ tries, nextTryAt }) => (
        <>
          {tries.map(({ outcome }) => outcome).join(', ') || '–'}
          {nextTryAt && (
            <span className="block text-text-muted">
              {text('deskWebhooks.upcoming')} <Moment at={nextTryAt} />
            </span>
          )}
        </>
      ),
    },
    {
      id: 'replay',
      header: text('deskWebhooks.replay'),
      cell: ({ deliveryId, state }) => mayReplay && state !== 'WAITING' && <Replay deliveryId={deliveryId} />,
    },
  ];
}

function Deliveries() {
  const text = useText();
  const [state, setState] = useState<State>();
  const columns = useDeliveryColumns();
  const deliveries = useDeskPages(listDeliveries, state ? { state } : {}, {
    rowsOf: (page) => page.deliveries,
    nextOf: ({ next }) => next,
    everyMs: 10_000,
  });
  return (
    <Part
      title={text('deskWebhooks.deliveries')}
      actions={
        <Select
          aria-label={text('deskWebhooks.state.label')}
          placeholder={text('deskWebhooks.state.any')}
          options={deliveryStates.map((value) => ({ value, label: text(`deskWebhooks.state.${value}`) }))}
          value={state ?? ''}
          onChange={({ currentTarget }) => setState((currentTarget.value || undefined) as State | undefined)}
        />
      }
    >
      <Loaded query={deliveries}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="py-4 font-medium">{text('deskWebhooks.empty')}</p>
          ) : (
            <Table
              caption={text('deskWebhooks.deliveries')}
              columns={columns}
              rows={rows}
              rowId={({ deliveryId }) => deliveryId}
            />
          )
        }
      </Loaded>
      {deliveries.hasMore && <More isBusy={deliveries.isLoadingMore} onMore={deliveries.loadMore} />}
    </Part>
  );
}

/** Who outside is told of every status change, and whether it arrived. */
export function Page() {
  const text = useText();
  return (
    <DeskPage title={text('desk.place.webhooks')}>
      <p className="max-w-form text-text-muted">{text('deskWebhooks.lead')}</p>
      <Addresses />
      <Deliveries />
    </DeskPage>
  );
}
