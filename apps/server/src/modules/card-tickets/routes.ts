import { exchangeCardTicket, getCardTicket } from '@taga/contract/calls';
import { cardPageSeconds, cardTicketSeconds } from '@taga/contract/constants';
import { type Implementation, implement, implementForCustomers } from '../../http/implement.ts';
import { exchangeTicket, giveTicket, type TicketDependencies } from './card-tickets.ts';

export function cardTicketRoutes(dependencies: TicketDependencies): Implementation[] {
  return [
    implementForCustomers(getCardTicket, 'calls', async ({ holder }) => ({
      Data: { Ticket: await giveTicket(holder, dependencies), expires_in: cardTicketSeconds },
    })),
    implement(exchangeCardTicket, 'tokens', async ({ body }) => ({
      Data: { access_token: await exchangeTicket(body.Ticket, dependencies), expires_in: cardPageSeconds },
    })),
  ];
}
