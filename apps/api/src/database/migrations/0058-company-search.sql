-- Orders are found by the company that their bill is made out to, too.
update order_search
set words = concat_ws(' ', words, fold_person(orders.company ->> 'name'))
from orders
where orders.company is not null and order_search.number = orders.number;
