-- The platform's fee and clearing accounts become sixteen each, by the last digit of what the money moved for. A fee that a reversal can
-- still take back moves to the account where the reversal will look for it; the rest stays in the first.
do $$
declare moved uuid := gen_random_uuid();
begin
  create temporary table shard on commit drop as
    select ('00000000-0000-0000-0000-00000000000' || right(id::text, 1))::uuid as owner_id, sum(fee_cents)::bigint as cents
    from market_order where phase = 'protected' and fee_cents > 0 and right(id::text, 1) <> '0' group by 1;
  if not exists (select from shard) then return; end if;

  insert into ledger_account (id, kind, owner_id)
    select gen_random_uuid(), 'fee', owner_id from shard on conflict (kind, owner_id) do nothing;
  insert into ledger_transfer (id, key, reason, actor, cause) values (moved, 'shardFees', 'shardFees', 'platform', 'migration');

  create temporary table leg on commit drop as
    select owner_id, cents from shard
    union all select '00000000-0000-0000-0000-000000000000'::uuid, -(select sum(cents)::bigint from shard);
  update ledger_account a set balance_cents = balance_cents + leg.cents from leg where a.kind = 'fee' and a.owner_id = leg.owner_id;
  insert into ledger_posting (id, transfer_id, account_id, amount_cents, balance_after_cents)
    select gen_random_uuid(), moved, a.id, leg.cents, a.balance_cents from leg join ledger_account a on a.kind = 'fee' and a.owner_id = leg.owner_id;
end
$$;
