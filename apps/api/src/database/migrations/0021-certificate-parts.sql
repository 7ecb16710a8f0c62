-- What gift certificates paid after a day is added to what they hold now, to say what they held then.
create index on journal_parts (booked_at) include (currency, amount_minor) where way = 'certificate';
