-- As text: the order of keys is a file's own, and a plan that nobody changed comes out of the editor as it came in.
alter table seating_plans alter column source type json;
