-- The batch of vouchers whose codes open a place that is kept from the sale. Whoever has one of them may take it; given up, it is withheld
-- again, and never on sale for everybody. As `wished`, in no index, and null nearly everywhere. Batches are named by value: they are plain
-- tables of the coordinator.
alter table stock_seats add column opened_by uuid;

alter table stock_units add column opened_by uuid;

-- Units that a batch reserves are withheld as seats are.
alter table stock_units drop constraint stock_units_state_check;

alter table stock_units drop constraint stock_units_check;

alter table stock_units drop constraint stock_units_check1;

alter table stock_units add constraint stock_units_state_check check (state in ('free', 'held', 'sold', 'withheld'));

alter table stock_units add constraint stock_units_check check ((state in ('held', 'sold')) = (owner is not null));

alter table stock_units add constraint stock_units_check1 check ((state in ('sold', 'withheld')) = (expires_at is null));

-- What its codes open: seats that operators withhold, or what was taken out of the sale for it. Of its one performance.
alter table voucher_batches add column stock text check (stock in ('opens', 'reserves'));

alter table voucher_batches add constraint voucher_batches_stock_performance
  check (stock is null or coalesce(cardinality(performance_ids) = 1, false));

-- How many places it reserves: null where it reserves none. Where it has no zone, they are seats.
alter table voucher_batches add column reserved_zone text check (stock = 'reserves' or reserved_zone is null);

alter table voucher_batches add column reserved_count integer check (reserved_count > 0);

alter table voucher_batches add constraint voucher_batches_reserved check ((stock is not distinct from 'reserves') = (reserved_count is not null));

-- When what it reserved and did not sell was on sale again.
alter table voucher_batches add column reserved_until timestamptz check (stock = 'reserves' or reserved_until is null);

create index on voucher_batches (valid_until) where stock = 'reserves' and reserved_until is null;
