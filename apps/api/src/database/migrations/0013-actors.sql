-- Who of the house did it, in words; null where a visitor, a provider or the system itself did.
alter table journal add column actor text;

alter table attention_items add column resolved_by text;
