-- What staff look customers up by: the beginning of what they type, or the digits at the end of a card's number.
create index customers_by_beginning_of_login_id on customers (login_id text_pattern_ops);
create index customers_by_beginning_of_phone on customers (phone text_pattern_ops);
create index customers_by_beginning_of_id_value on customers (id_value text_pattern_ops);
create index customers_by_end_of_id_value on customers ("right"(id_value, 6));
create index customers_by_beginning_of_cif_no on customers (cif_no text_pattern_ops) where cif_no is not null;
-- Names are words of Latin capital letters, whatever the language of the customer.
create index customers_by_words_of_name on customers using gin (to_tsvector('simple', full_name));
