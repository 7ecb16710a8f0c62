-- Uses codes for an order, all of them or none, and answers whether each could be had: `taken` names what each takes off. Others who want
-- the same wait here, for as long as the transaction lasts, and then find what is left.
create or replace function redeem_vouchers(of_order uuid, taken jsonb, at timestamptz) returns boolean
language plpgsql as $$
begin
  perform from vouchers
  where id in (select voucher_id from jsonb_to_recordset(taken) as given (voucher_id uuid))
  order by id
  for update;
  if exists (
    select from jsonb_to_recordset(taken) as given (voucher_id uuid, minor bigint)
    left join vouchers on vouchers.id = given.voucher_id
    where vouchers.id is null or ended_at is not null or uses >= max_uses or spent_minor + given.minor > budget_minor
  ) then return false; end if;
  update vouchers
  set uses = uses + 1, spent_minor = spent_minor + case when budget_minor is null then 0 else given.minor end
  from jsonb_to_recordset(taken) as given (voucher_id uuid, minor bigint)
  where vouchers.id = given.voucher_id;
  -- Of an order that was given up before and is paid after all, the row is there.
  insert into voucher_redemptions (order_id, voucher_id, discount_minor, currency, redeemed_at)
  select of_order, voucher_id, minor, currency, at
  from jsonb_to_recordset(taken) as given (voucher_id uuid, minor bigint, currency text)
  on conflict (order_id, voucher_id) do update set redeemed_at = excluded.redeemed_at, returned_minor = 0, returned_at = null;
  insert into voucher_events (voucher_id, at, kind, order_id, amount_minor, currency)
  select voucher_id, at, 'used', of_order, minor, currency
  from jsonb_to_recordset(taken) as given (voucher_id uuid, minor bigint, currency text);
  return true;
end $$;
