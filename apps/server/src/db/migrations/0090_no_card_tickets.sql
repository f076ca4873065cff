-- The pages about cards are pages of the portal: they use the session of the customer, and need no ticket.
drop table card_tickets;
