-- Whether its pages are made and served at its domain, beside those of the landing that the settings name.
alter table landings add column online boolean not null default false;

-- The landing that it was placed on: its mails and tickets name that one. Orders from before it was kept have none.
alter table orders add column landing_id integer;
