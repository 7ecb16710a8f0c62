-- Places a table on a Citus cluster; does nothing on plain PostgreSQL. `placement` is 'reference' for a table that is whole on every
-- node, 'coordinator' for one that Citus manages there, else the column that it is distributed by. Migrations call it right after
-- each `create table`. A table that is not placed is a plain one of the coordinator.
create or replace function distribute_table(relation regclass, placement text, colocated_with text default null) returns void
language plpgsql as $$
begin
  if not exists (select 1 from pg_extension where extname = 'citus') then return; end if;
  case placement
    when 'reference' then perform create_reference_table(relation);
    when 'coordinator' then perform citus_add_local_table_to_metadata(relation);
    else perform create_distributed_table(relation::text, placement,
      colocate_with => coalesce(colocated_with, 'none'),
      shard_count => case when colocated_with is null then 32 end);
  end case;
end $$;
