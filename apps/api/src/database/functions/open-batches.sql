-- Which batches of these vouchers open stock at that moment, by a voucher that can still be used. Only whoever has its code knows its id.
create or replace function open_batches(keys uuid[], at timestamptz) returns uuid[]
language sql stable
as $$
  select coalesce(array_agg(distinct voucher_batches.id), '{}')
  from vouchers
  join voucher_batches on voucher_batches.id = vouchers.batch_id
  where vouchers.id = any(keys) and stock is not null and ended_at is null
    and (valid_from is null or valid_from <= at) and (valid_until is null or valid_until > at)
    and (max_uses is null or uses < max_uses) and (budget_minor is null or spent_minor < budget_minor)
$$;
