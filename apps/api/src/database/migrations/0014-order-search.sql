-- What operators find orders by. A table of its own, written once for each order: an index on orders would be written again whenever
-- one of them is paid.
create table order_search (
  number bigint primary key,
  words text collate "C" not null
);

insert into order_search (number, words)
select number, order_search_words(name, email, phone) from orders;

-- Written with each row, and not put off: whoever pays does not wait for what others have left.
create index on order_search using gin (words gin_trgm_ops) with (fastupdate = off);

-- How common a part of a name is decides whether it is looked up or met on the way.
alter table order_search alter column words set statistics 1000;

create index on orders (state, number);

create index on order_lines (event_id, performance_id, order_id);

create index on payments (provider_payment_id);

create index on journal (at, id) where entry = 'order.paid';

-- Whoever reads out the number of a ticket does not know the number of its event.
create index on tickets (number);
