import type { RehearsalFault, RehearsalOutcome } from '@parterre/domain/on-sale/judge-rehearsal';
import { plural } from '../../plural.ts';

const count = plural('ru');
const times = (n: number) => `${n} ${count(n, { one: 'раз', few: 'раза', many: 'раз', other: 'раза' })}`;

/** The Russian texts of rehearsals, which say what texts there are. */
export const ru = {
  title: 'Репетиция продаж',
  open: 'Репетиция продаж',
  intro:
    'Рядом с этим сайтом поднимается второй, с копией одного этого показа. Туда приходит толпа программ и раскупает всё, что сейчас свободно. До настоящих покупателей, почты и банка ничего не доходит: у второго сайта нет их адресов.',
  limits:
    'Проверяется эта машина с собственной базой данных. Отдельный сервер базы, несколько серверов и сеть до покупателей не репетируются. Проверка «не робот» выключена.',
  ask: 'Новая репетиция',
  visitors: 'Сколько придёт',
  visitorsHint: 'От 1 до 20 000. Каждый хочет два билета.',
  visitorsFault: 'Введите число от 1 до 20 000.',
  hasRoom: 'С залом ожидания',
  begin: 'Начать репетицию',
  stop: 'Прервать репетицию',
  underWay: 'Идёт репетиция',
  ofAnother: 'Сейчас репетируется другой показ. Одновременно может идти только одна репетиция.',
  waiting: 'Ждёт сервера, который её проведёт',
  nobody: 'Уже минуту никто за неё не взялся: ни один сервер не может её провести. Её можно прервать.',
  unheard: 'От сервера, который ведёт репетицию, минуту нет вестей. Скоро она прервётся сама.',
  stages: {
    copying: 'Копируем показ',
    starting: 'Поднимаем второй сайт',
    gathering: 'Собирается толпа',
    selling: 'Идут продажи',
    checking: 'Проверяем, что осталось',
  },
  gathered: 'Пришли',
  admitted: 'Впущены',
  held: 'Взято в корзины',
  refused: 'Опоздали',
  sold: 'Билетов оплачено',
  gone: 'Ушли',
  shed: 'Попросили подождать',
  soldOf: (sold: number, of: number) => `Продано ${sold} из ${of}`,
  history: 'Прошлые репетиции',
  none: 'Этот показ ещё не репетировали.',
  asked: (visitors: number, hasRoom: boolean) =>
    `${visitors} ${count(visitors, { one: 'посетитель', few: 'посетителя', many: 'посетителей', other: 'посетителя' })}, ${hasRoom ? 'с залом ожидания' : 'без зала ожидания'}`,
  by: (name: string) => `запуск: ${name}`,
  outcomes: {
    ready: 'Сайт готов',
    slow: 'Сайт справляется, но медленно',
    broken: 'Так открывать продажи нельзя',
    stopped: 'Прервана, вывода нет',
  } satisfies Record<RehearsalOutcome, string>,
  faults: {
    stopped_by_operator: () => 'Её прервали.',
    stopped_for_buyers: () => 'Прервалась сама: настоящим покупателям стало медленно.',
    house_failed: () => 'Второй сайт не поднялся. Причина записана в журнале сервера.',
    runner_gone: () => 'Сервер, который её вёл, остановился.',
    nobody_ran: () => 'Ни один сервер не взялся её провести.',
    doctor: () => 'Проверка данных после продаж нашла ошибки.',
    sold_twice: (n: number) => `Мест, проданных дважды: ${n}.`,
    oversold: (n: number) => `Продано больше, чем было: лишних билетов ${n}.`,
    unanswered: (n: number) => `Запросов без ответа: ${n}.`,
    orders_sent_away: (n: number) => `Заказ или оплату попросили повторить ${times(n)}.`,
    left_waiting: (n: number) => `Ни впущены, ни предупреждены: ${n}.`,
    unsold: (n: number) => `Осталось непроданным, хотя желающие были: ${n}.`,
    slow_holds: (ms: number) => `Билет кладётся в корзину за ${seconds(ms)} с (95% быстрее), нужно за 0,4 с.`,
  } satisfies Record<RehearsalFault['code'], (count: number) => string>,
  bought: 'Купили',
  told: 'Узнали, что всё продано',
  leftWaiting: 'Не дождались',
  tickets: 'Билетов продано',
  requests: 'Запросов',
  holdP95: 'Корзина, 95% быстрее',
  heldPerSecond: 'Корзин в секунду',
  lasted: 'Длились продажи',
  seconds: (n: string) => `${n} с`,
  curve: 'Кривая репетиции',
  curveName: (percent: number) => `Кривая репетиции: продано ${percent}%`,
  states: { under_way: 'идёт', stopped: 'прервана' } as Readonly<Record<string, string>>,
};

const seconds = (ms: number) => (ms / 1000).toLocaleString('ru', { maximumFractionDigits: 1 });

export type RehearsalTexts = typeof ru;
