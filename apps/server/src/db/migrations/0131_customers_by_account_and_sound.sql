-- Staff look for a customer by the number of an account, and by a name in Burmese letters.
create index account_openings_by_beginning_of_number on account_openings (account_number text_pattern_ops)
  where account_number is not null;
create index customers_by_sounds_of_name on customers using gin (string_to_array(name_key, '-'));
create index cases_by_customer on cases (customer_id, handed_in_at desc);
