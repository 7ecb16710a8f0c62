// Files as an operator would write them: two events for the small catalogue.

const events = `source_id,category,title,title.en,description,age_limit,duration_minutes,currency,labels,invoices,poster.src,poster.width,poster.height,poster.colour,poster.widths,poster.focal_point.x,poster.focal_point.y
swan-lake,ballet,Лебединое озеро,Swan Lake,"<p>Балет
в четырёх действиях</p>",6,150,RUB,premiere family,TRUE,/pictures/swan,1200,1600,#7a1f2b,320 640,30,20
tosca,drama,Тоска,,<p>Опера</p>,12,140,RUB,,,/pictures/tosca,1200,1600,#7a1f2b,320,,
`;
const dates = `event,source_id,hall,started_at,doors_at,status
swan-lake,swan-1,club-main,2026-12-20T19:00,2026-12-20T18:15,
swan-lake,swan-2,club-main,2026-12-21T19:00,,postponed
tosca,tosca-1,club-main,2026-12-22T19:00,,
`;
const tickets = `event,date,zone,name,name.en,price,service_fee,price.EUR,service_fee.EUR,capacity
swan-lake,,stalls,Партер,Stalls,"2500,50",250,25,2.5,100
swan-lake,swan-2,stalls,Партер,,900,90,9,0.9,50
tosca,,stalls,Партер,,1000,0,,,10
`;
const cast = `event,person,role,role.en
swan-lake,ivanova,Одетта,Odette
`;
export const swanTables = {
  'events.csv': events,
  'dates.csv': dates,
  'tickets.csv': tickets,
  'cast.csv': cast,
};
