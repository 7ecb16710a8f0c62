import type { TicketTexts } from './ticket-texts.ts';

export const ru: TicketTexts = {
  tickets: 'Билеты',
  order: (number) => `Заказ ${number}`,
  doors: (time) => `Вход с ${time}`,
  sector: 'Сектор',
  row: 'Ряд',
  seat: 'Место',
  zone: 'Зона',
  noSeat: 'Без места',
  price: 'Цена билета',
  fee: (fee) => `включая сервисный сбор ${fee}`,
  atTheDoor: 'На входе',
  rules: [
    'Покажите код на экране телефона или на бумаге: подойдёт и то и другое, печатать не обязательно.',
    'Код пропускает один раз. Не публикуйте его и не пересылайте незнакомым людям.',
    'Если код не читается, назовите номер под ним.',
    'Если дату отменят или перенесут, мы сразу напишем вам на почту и расскажем, что делать.',
  ],
  soldBy: 'Продавец',
  taxNumber: (number) => `ИНН ${number}`,
  registrationNumber: (number) => `ОГРН ${number}`,
  pageOf: (page, pages) => `Билет ${page} из ${pages}`,
};
