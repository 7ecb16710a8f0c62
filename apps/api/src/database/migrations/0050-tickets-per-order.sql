-- The most tickets of an event that one order may hold, where its operator wants fewer than the house allows for any order.
alter table events add column max_tickets integer check (max_tickets between 1 and 100);
