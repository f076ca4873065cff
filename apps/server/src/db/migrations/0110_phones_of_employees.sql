alter table bank_employees add column phone text;
update bank_employees set phone = '09420000201' where staff_id = '100001' and name = 'DAW KHIN MAR';
update bank_employees set phone = '09420000202' where staff_id = '100002' and name = 'U AUNG NAING';
comment on column bank_employees.phone is 'In the form 09…; null where the bank has none.';
