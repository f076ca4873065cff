import { errorCodes } from '@taga/contract';
import { getCardRenewal } from '@taga/contract/endpoints';
import { cardRenewalKind } from '@taga/contract/kinds/card-renewal';
import { type CardRenewal, orderedRenewal, renewalStatus } from '@taga/contract/records/fulfilment/card-renewal';
import type { Kysely } from 'kysely';
import type { DB } from '../../../../db/schema.gen.ts';
import { DomainError } from '../../../../domain-error.ts';
import { type Implementation, implementForCustomers } from '../../../../http/endpoints/implement.ts';
import { listStatusDates } from '../../../desk/case-history/index.ts';
import { findCardOrder, maskedNumber } from '../../../fulfilment/card-orders/index.ts';
import { findSubmitted } from '../../../fulfilment/orders/index.ts';
import { findState } from '../../drafts/index.ts';

export function renewalRoutes(db: Kysely<DB>): Implementation[] {
  return [
    implementForCustomers(getCardRenewal, 'calls', async ({ body, principal }) => ({
      Data: await getOwnRenewal(principal.customerId, body.DOCNumber, db),
    })),
  ];
}

/** A renewal of the customer's own, and how far it is. */
async function getOwnRenewal(customerId: string, id: string, db: Kysely<DB>): Promise<CardRenewal> {
  const application = await findState(db, { customerId, id, kind: cardRenewalKind });
  if (!application) throw new DomainError(errorCodes.notFound);
  const { Card, BranchCode } = orderedRenewal.parse((await findSubmitted(db, id))?.record);
  const { card } = (await findCardOrder(db, id)) ?? {};
  return {
    DOCNumber: id,
    ApplicationNo: application.applicationNo,
    Status: renewalStatus.parse(application.status),
    StatusDates: await listStatusDates(db, id, cardRenewalKind),
    Card: { CardNumber: Card.CardNumber, CardType: Card.CardType, Expiry: Card.Expiry },
    NewCard: card ? { CardNumber: maskedNumber(card.lastDigits), CardType: card.cardType } : null,
    BranchCode,
  };
}
