-- Has the transaction committed on every node of a cluster or on none, and answers whether there is a cluster. Called by whoever
-- writes stock. Citus does not count plain tables of the coordinator, where baskets and orders are: with one worker beside them it
-- would have that worker commit first, and a crash in between leave a seat with an owner who knows nothing of it. A write to a
-- table that Citus manages there, though it finds no row, has the workers prepare first (docs/decisions/cluster.md).
create or replace function commit_in_two_phases() returns boolean
language plpgsql as $$
begin
  if current_setting('citus.version', true) is null then return false; end if;
  delete from two_phase_commits where id = 0;
  return true;
end $$;
