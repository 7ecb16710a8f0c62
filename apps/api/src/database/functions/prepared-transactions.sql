-- Transactions that a server, or a worker of a cluster, prepared so many minutes ago and that nobody has committed or undone since:
-- what they wrote stays locked until then. Null for a worker that does not answer.
create or replace function prepared_transactions(minutes integer) returns table (node text, transaction_id text)
language plpgsql as $$
declare
  listing constant text := format(
    'select coalesce(json_agg(gid), %L) from pg_prepared_xacts
     where database = current_database() and prepared <= now() - %s * interval %L', '[]', minutes, '1 minute');
  gids json;
begin
  if current_setting('citus.version', true) is null then
    execute listing into gids;
    return query select 'the server', gid from json_array_elements_text(gids) as gid;
  else
    return query
      select format('worker %s:%s', nodename, nodeport), gid
      from run_command_on_workers(listing)
      cross join lateral json_array_elements_text(case when success then result else '[null]' end::json) as gid;
  end if;
end $$;
