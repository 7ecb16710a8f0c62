/** Shared by all pages of a language: the fixture's only static query. */
export interface Texts {
  readonly breads: string;
  readonly basket: string;
  readonly order: string;
  readonly bill: string;
  readonly missing: string;
  readonly broken: string;
}

export const texts: Readonly<Record<string, Texts>> = {
  en: {
    breads: 'Breads',
    basket: 'Your basket',
    order: 'Your order',
    bill: 'Your bill',
    missing: 'No such page',
    broken: 'Something broke',
  },
  ru: {
    breads: 'Хлеб',
    basket: 'Ваша корзина',
    order: 'Ваш заказ',
    bill: 'Ваш счёт',
    missing: 'Нет такой страницы',
    broken: 'Что-то сломалось',
  },
  ar: {
    breads: 'خبز',
    basket: 'سلتك',
    order: 'طلبك',
    bill: 'فاتورتك',
    missing: 'لا توجد صفحة',
    broken: 'حدث خطأ',
  },
};
