-- Whether a worker of a cluster answers; one server has none. For one that stands still this takes as long as a statement may.
create or replace function node_answers(node integer) returns boolean
language plpgsql as $$
declare
  has_answered boolean;
begin
  if current_setting('citus.version', true) is null then return false; end if;
  select success into has_answered
    from pg_dist_node
    cross join lateral master_run_on_worker(array[nodename], array[nodeport], array['select 1'], false)
    where nodeid = node;
  return coalesce(has_answered, false);
end $$;
