/** How days are named in one language, folded: patterns in which `{…}` stands for a name or a number. */
export interface DayWords {
  /** From Monday on. */
  readonly weekdays: readonly string[];
  /** From January on, as they stand in dates and after a preposition. */
  readonly months: readonly string[];
  readonly phrases: readonly (readonly [DayPhrase, string])[];
}

export type DayPhrase =
  | 'today'
  | 'tomorrow'
  | 'after tomorrow'
  | 'weekend'
  | 'next weekend'
  | 'this week'
  | 'next week'
  | 'this month'
  | 'next month'
  | 'weekday'
  | 'next weekday'
  | 'month'
  | 'date';

const split = (names: string): string[] => names.split(' ');

const ru: DayWords = {
  weekdays: split(
    'понедельник[ау]? вторник[ау]? сред[аыу] четверг[ау]? пятниц[аыу] суббот[аыу] воскресень[еяю]',
  ),
  months: split(
    'янв(ар[яье])? фев(рал[яье])? март[ае]? апр(ел[яье])? ма[яйе] июн[яье]? июл[яье]? авг(уст[ае]?)? сен(тябр[яье])? окт(ябр[яье])? ноя(бр[яье])? дек(абр[яье])?',
  ),
  phrases: [
    ['today', '(на )?сегодня( вечером| днем| утром)?'],
    ['tomorrow', '(на )?завтра( вечером| днем| утром)?'],
    ['after tomorrow', '(на )?послезавтра'],
    ['weekend', '((в|на) )?((эт|ближайш)(и|их|ие) )?выходны(е|х)'],
    ['next weekend', '((в|на) )?следующи(е|х) выходны(е|х)'],
    ['this week', '(на )?эт(ой|у|а) недел(е|ю|я)'],
    ['next week', '(на )?следующ(ей|ую|ая) недел(е|ю|я)'],
    ['this month', '(в )?этом месяце'],
    ['next month', '(в )?следующем месяце'],
    ['weekday', '((во?|на) )?((этот|эту|это|ближайш(ий|ую|ее)) )?{weekday}( вечером| днем| утром)?'],
    ['next weekday', '((во?|на) )?следующ(ий|ую|ее) {weekday}( вечером| днем| утром)?'],
    ['month', 'в {month}( {year})?( года)?|{month} {year}( года)?'],
    ['date', '(на )?{day}(-?го|-?е)? {month}( {year})?( года)?|{day}\\.{monthNumber}(\\.{year})?'],
  ],
};

const en: DayWords = {
  weekdays: split('mondays? tuesdays? wednesdays? thursdays? fridays? saturdays? sundays?'),
  months: split(
    'jan(uary)? feb(ruary)? mar(ch)? apr(il)? may june? july? aug(ust)? sept?(ember)? oct(ober)? nov(ember)? dec(ember)?',
  ),
  phrases: [
    ['today', 'today|tonight|this evening'],
    ['tomorrow', 'tomorrow( night| evening)?'],
    ['after tomorrow', '(the )?day after tomorrow'],
    ['weekend', '((this|at the|on the|the) )?weekend'],
    ['next weekend', 'next weekend'],
    ['this week', 'this week'],
    ['next week', 'next week'],
    ['this month', 'this month'],
    ['next month', 'next month'],
    ['weekday', '((on|this|this coming) )?{weekday}( night| evening)?'],
    ['next weekday', 'next {weekday}( night| evening)?'],
    ['month', 'in {month}( {year})?|{month} {year}'],
    [
      'date',
      '(on )?{month} (the )?{day}(st|nd|rd|th)?( {year})?|(on )?(the )?{day}(st|nd|rd|th)? (of )?{month}( {year})?',
    ],
  ],
};

const de: DayWords = {
  weekdays: split('montags? dienstags? mittwochs? donnerstags? freitags? (samstag|sonnabend)s? sonntags?'),
  months: split(
    'jan(uar|ner)? feb(ruar)? (marz|maerz|mrz) apr(il)? mai juni? juli? aug(ust)? sept?(ember)? okt(ober)? nov(ember)? dez(ember)?',
  ),
  phrases: [
    ['today', '(fur )?heute( abend| nacht| nachmittag)?'],
    ['tomorrow', '(fur )?morgen( abend| nachmittag| fruh)?'],
    ['after tomorrow', '(fur )?(uber|ueber)morgen( abend)?'],
    ['weekend', '((am|an diesem|dieses|am kommenden|kommendes|das) )?wochenende'],
    ['next weekend', '((am|das) )?nachste[sn]? wochenende'],
    ['this week', '(in )?diese[r]? woche'],
    ['next week', '(in )?(der )?(nachste|kommende)[rn]? woche'],
    ['this month', '(in )?diese[nm] monat'],
    ['next month', '(im )?nachsten monat'],
    ['weekday', '((am|an diesem|diesen|am kommenden|kommenden) )?{weekday}(abend| abend)?'],
    ['next weekday', '(am )?nachsten {weekday}(abend| abend)?'],
    ['month', 'im {month}( {year})?|{month} {year}'],
    [
      'date',
      '((am|der|den|dem) )?{day}\\.? {month}( {year})?|((am|der|den|dem) )?{day}\\.( )?{monthNumber}(\\.{year}|\\.)?',
    ],
  ],
};

const fr: DayWords = {
  weekdays: split('lundi mardi mercredi jeudi vendredi samedi dimanche'),
  months: split(
    'janv(ier)?\\.? fev(r|rier)?\\.? mars avr(il)?\\.? mai juin juil(let)?\\.? aout sept(embre)?\\.? oct(obre)?\\.? nov(embre)?\\.? dec(embre)?\\.?',
  ),
  phrases: [
    ['today', "aujourd['’]?hui|ce soir"],
    ['tomorrow', 'demain( soir)?'],
    ['after tomorrow', 'apres( |-)demain'],
    ['weekend', '((ce|le) )?week( |-)?end'],
    ['next weekend', '(le )?week( |-)?end prochain'],
    ['this week', 'cette semaine'],
    ['next week', '(la )?semaine prochaine'],
    ['this month', 'ce mois(( |-)ci)?'],
    ['next month', '(le )?mois prochain'],
    ['weekday', '((le|ce) )?{weekday}( soir)?'],
    ['next weekday', '(le )?{weekday} prochain( soir)?'],
    ['month', "en {month}( {year})?|au mois (de |d['’]){month}( {year})?|{month} {year}"],
    ['date', '(le )?{day}(er)? {month}( {year})?|le {day}/{monthNumber}(/{year})?'],
  ],
};

const es: DayWords = {
  weekdays: split('lunes martes miercoles jueves viernes sabado domingo'),
  months: split(
    'ene(ro)? feb(rero)? marzo abr(il)? mayo jun(io)? jul(io)? ago(sto)? (sep|set|septiembre|setiembre) oct(ubre)? nov(iembre)? dic(iembre)?',
  ),
  phrases: [
    ['today', 'hoy( por la noche| por la tarde)?|esta noche'],
    ['tomorrow', 'manana( por la noche| por la tarde)?'],
    ['after tomorrow', 'pasado manana'],
    ['weekend', '((el|este|en el) )?(fin de semana|finde)'],
    ['next weekend', '((el|en el) )?proximo (fin de semana|finde)|(el )?(fin de semana|finde) que viene'],
    ['this week', 'esta semana'],
    ['next week', '(la )?(proxima semana|semana que viene)'],
    ['this month', 'este mes'],
    ['next month', '(el )?(proximo mes|mes que viene)'],
    ['weekday', '((el|este) )?{weekday}( por la noche| por la tarde)?'],
    ['next weekday', '(el )?(proximo {weekday}|{weekday} que viene)'],
    ['month', 'en {month}( de)?( {year})?|{month} (de )?{year}'],
    ['date', '((el|para el) )?{day}( de)? {month}(( de| del)? {year})?|el {day}/{monthNumber}(/{year})?'],
  ],
};

/** Whichever the page is in: names of days are hardly anything else in another language. */
export const dayWords: readonly DayWords[] = [ru, en, de, fr, es];
