-- Which worker of a cluster has the stock of each event, by what the coordinator knows alone; nothing on one server.
create or replace function stock_nodes() returns table (event_id integer, node integer)
language plpgsql as $$
begin
  if current_setting('citus.version', true) is null then return; end if;
  return query
    select placed.id, pg_dist_node.nodeid
    from (select events.id, get_shard_id_for_distribution_column('performances', events.id) as shard from events) as placed
    join pg_dist_placement on pg_dist_placement.shardid = placed.shard
    join pg_dist_node on pg_dist_node.groupid = pg_dist_placement.groupid and pg_dist_node.noderole = 'primary';
end $$;
