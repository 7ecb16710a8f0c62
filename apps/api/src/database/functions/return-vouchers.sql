-- What an order took off can be had again, as far as `given` says of each code; and its use, where nothing of it is left.
create or replace function return_vouchers(of_order uuid, given jsonb, at timestamptz) returns void
language plpgsql as $$
begin
  perform from vouchers
  where id in (select voucher_id from jsonb_to_recordset(given) as part (voucher_id uuid))
  order by id
  for update;
  update vouchers
  set uses = uses - case when part.is_use then 1 else 0 end,
    spent_minor = spent_minor - case when budget_minor is null then 0 else part.minor end
  from jsonb_to_recordset(given) as part (voucher_id uuid, minor bigint, is_use boolean)
  where vouchers.id = part.voucher_id;
  update voucher_redemptions
  set returned_minor = returned_minor + part.minor, returned_at = case when part.is_use then at else returned_at end
  from jsonb_to_recordset(given) as part (voucher_id uuid, minor bigint, is_use boolean)
  where order_id = of_order and voucher_redemptions.voucher_id = part.voucher_id;
  insert into voucher_events (voucher_id, at, kind, order_id, amount_minor, currency)
  select part.voucher_id, at, 'returned', of_order, part.minor, voucher_redemptions.currency
  from jsonb_to_recordset(given) as part (voucher_id uuid, minor bigint)
  join voucher_redemptions on voucher_redemptions.order_id = of_order and voucher_redemptions.voucher_id = part.voucher_id;
end $$;
