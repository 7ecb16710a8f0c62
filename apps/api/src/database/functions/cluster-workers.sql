-- The workers of a cluster by their numbers there, which stay when another machine takes a worker's place; none on one server.
create or replace function cluster_workers() returns setof integer
language plpgsql as $$
begin
  if current_setting('citus.version', true) is null then return; end if;
  return query select nodeid from pg_dist_node where noderole = 'primary' and groupid <> 0 order by nodeid;
end $$;
