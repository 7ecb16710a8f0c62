import { plural } from '../../plural.ts';

const count = plural('ru');

interface Derivation {
  readonly base: string;
  readonly rate: string;
  readonly step: string;
  readonly amount: string;
}

interface Moves {
  readonly up: number;
  readonly down: number;
  readonly same: number;
  readonly other: number;
}

/** The Russian texts of prices, which say what texts there are. */
export const ru = {
  lists: 'Прайс-листы',
  list: 'Прайс-лист',
  usedBy: 'Где действует',
  visitorPays: 'Платит посетитель',
  currenciesSet: 'Заданы вручную',
  ofEvent: 'Общие цены события',
  own: 'Свои цены',
  rates: 'Курсы валют',
  ratesText: 'По ним считаются цены, которые не заданы вручную. Сумма округляется вверх до шага.',
  pair: 'Валюты',
  noEvent: 'Такого события нет',
  seeSimulation: 'Сколько заплатят посетители',
  zonesAndNames: 'Зоны и названия',
  gridTitle: 'Цены по зонам и валютам',
  gridHint:
    'Стрелки — переход, Enter — изменить, Esc — отменить, пробел — задать вручную или вернуть расчёт по курсу, Delete — очистить. Можно вставить блок из таблицы.',
  baseCurrency: 'основная',
  set: 'задано',
  derived: 'по курсу',
  missing: 'цены нет',
  setByHand: 'Задать вручную',
  derive: 'Считать по курсу',
  simulation: 'Сколько заплатит посетитель',
  simulationText: 'За один билет, со сбором и округлением: сейчас на сайте и после публикации.',
  rounding: 'Из них округление',
  paysToday: 'Сейчас',
  willPay: 'Станет',
  difference: 'Разница',
  nothingMoves: 'Для посетителей ничего не изменится.',
  windows: 'Продажа',
  noPerformances: 'По этому прайс-листу сейчас ничего не продаётся.',
  atOnce: 'сразу',
  untilStart: 'до начала',
  inDraft: 'в черновике',
  changeWindows: 'Изменить сроки в «Показах»',
  newList: 'Новый прайс-лист',
  newListText:
    'Копия этого прайс-листа для выбранных показов. Зоны берутся из схемы зала; у новых зон цены пустые, без них публикация невозможна.',
  forWhich: 'Для каких показов',
  makeList: 'Создать',
  backToEvent: 'Вернуть общие цены события',
  ownersPublish: 'Черновик с курсом публикует владелец.',
  fields: { price: 'цена', service_fee: 'сбор' },
  origins: {
    base: 'Основная цена: от неё считаются остальные.',
    set: 'Задано вручную, от курса не зависит.',
    derived: 'Считается по курсу.',
    missing: 'Цены нет. В этой валюте событие не продаётся, пока её нет у всех зон.',
  },
  faults: {
    no_number: 'нужно число',
    too_fine: 'слишком много знаков после запятой',
    too_much: 'слишком большая сумма',
  },
  moves: { up: 'дороже', down: 'дешевле', same: 'без изменений', new: 'новая цена', gone: 'не продаётся' },
  zones: (n: number) =>
    count(n, { one: `${n} зона`, few: `${n} зоны`, many: `${n} зон`, other: `${n} зоны` }),
  performances: (n: number) =>
    count(n, { one: `${n} показ`, few: `${n} показа`, many: `${n} показов`, other: `${n} показа` }),
  next: (time: string) => `ближайший ${time}`,
  age: (days: number) =>
    days === 0
      ? 'сегодня'
      : count(days, {
          one: `${days} день назад`,
          few: `${days} дня назад`,
          many: `${days} дней назад`,
          other: `${days} дня назад`,
        }),
  oldRates: (days: number) =>
    `Есть курсы старше ${count(days, { one: `${days} дня`, other: `${days} дней` })}. Проверьте их: цены могли отстать.`,
  rateTitle: (pair: string) => `Курс ${pair}`,
  rateOf: (from: string, to: string) => `Курс ${from} → ${to}`,
  badCell: (text: string, fault: string) => `«${text}» — ${fault}`,
  derivedFrom: ({ base, rate, step, amount }: Derivation) => `${base} × ${rate}, вверх до ${step}: ${amount}`,
  summary: ({ up, down, same, other }: Moves) =>
    [
      `дороже: ${up}`,
      `дешевле: ${down}`,
      `без изменений: ${same}`,
      ...(other > 0 ? [`новых или снятых: ${other}`] : []),
    ].join(', '),
  perOrder: (n: number) =>
    `В одном заказе не больше ${n} ${count(n, { one: 'билета', other: 'билетов' })}. Так для всего сайта (MAX_TICKETS_PER_ORDER); на это событие может быть меньше.`,
  showSame: (n: number) => `Показать и без изменений (${n})`,
  zonesAdded: (zones: string) => `(новые зоны: ${zones})`,
  zonesLeft: (zones: string) => `(нет в схеме: ${zones})`,
  touched: (n: number, of: number) =>
    `Прайс-листов, которые считаются по этому курсу: ${of}. Цены изменятся в ${n}.`,
  moreEvents: (total: number) => `Показана только часть: всего событий с ценами в этой валюте ${total}.`,
};

export type PriceTexts = typeof ru;
