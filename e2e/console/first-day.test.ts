import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { enterAsOwner } from '../fixtures/console-entry.ts';
import { newAddress, openHouse } from '../fixtures/house.ts';
import { screenFaults } from '../fixtures/screen-faults.ts';

const house = openHouse();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();

async function makePasskey(page: Page): Promise<void> {
  await button(page, 'Создать ключ').click();
  await page.getByRole('navigation', { name: 'Разделы' }).waitFor();
}

const sections = (page: Page) =>
  page.getByRole('navigation', { name: 'Разделы' }).getByRole('link').allTextContents();

/** Answers the path of the link. */
async function invite(owner: Page, person: { name: string; email: string; role: string }): Promise<string> {
  await owner.getByRole('link', { name: 'Сотрудники' }).click();
  await owner.getByRole('link', { name: 'Пригласить' }).click();
  await owner.getByRole('textbox', { name: 'Имя' }).fill(person.name);
  await owner.getByRole('textbox', { name: 'Почта' }).fill(person.email);
  await owner.getByRole('main').getByText(person.role, { exact: true }).click();
  await button(owner, 'Проверить').click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByText(person.email).waitFor();
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('Новый сотрудник');
  await dialog.getByRole('button', { name: 'Пригласить' }).click();
  const link = (await owner.getByRole('status', { name: 'Ссылка' }).textContent()) ?? '';
  await button(owner, 'Закрыть').click();
  return link.slice(link.indexOf('/invitation'));
}

it('the first link leads to a passkey, a colleague, the end of their session, and all of it is in the audit log', async () => {
  const owner = await enterAsOwner(house, 'Анна Хозяйкина');
  await heading(owner, 'Сегодня');
  expect(await sections(owner)).toEqual([
    'Сегодня',
    'Заказы',
    'Касса',
    'Вход',
    'Показы',
    'Каталог',
    'Цены',
    'Черновики',
    'Сайты',
    'Схемы залов',
    'Промокоды',
    'Абонементы',
    'Лист ожидания',
    'Отчёт о продажах',
    'Сотрудники',
    'Личные данные',
    'Вебхуки',
    'Журнал действий',
    'Запросы',
    'Мой вход',
  ]);

  const email = newAddress('boris');
  const link = await invite(owner, { name: 'Борис Кассиров', email, role: 'Касса' });
  await heading(owner, 'Борис Кассиров');

  const colleague = await house.open(link);
  await heading(colleague, 'Здравствуйте, Борис Кассиров!');
  expect(await colleague.getByRole('main').textContent()).toContain('Касса');
  await makePasskey(colleague);
  expect(await sections(colleague)).toEqual([
    'Сегодня',
    'Заказы',
    'Касса',
    'Показы',
    'Промокоды',
    'Абонементы',
    'Лист ожидания',
    'Запросы',
    'Мой вход',
  ]);
  await colleague.goto('/staff');
  await heading(colleague, 'Этот раздел вам закрыт');

  await button(colleague, 'Выйти').click();
  await button(colleague, 'Войти с ключом доступа').click();
  await heading(colleague, 'Сегодня');

  await owner.reload();
  await owner.getByRole('button', { name: /Завершить сеанс:/ }).click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('Конец смены');
  await dialog.getByRole('button', { name: 'Завершить сеанс' }).click();
  await owner.getByText('Сейчас нигде не выполнен вход.').waitFor();

  await colleague.reload();
  await heading(colleague, 'Вход для сотрудников');
  expect(new URL(colleague.url()).searchParams.get('next')).toBe('/today');

  await owner.goto(`/audit?subject=account:${owner.url().split('/').at(-1)}`);
  await owner.getByText('Конец смены').waitFor();
  const entries = await owner.getByRole('main').getByRole('listitem').locator('strong').allTextContents();
  expect(entries).toEqual(['Завершение сеанса', 'Вход', 'Выход', 'Новый ключ', 'Вход', 'Приглашение']);
});

it('a link opens once', async () => {
  const link = await house.inviteOwner(newAddress('owner'), 'Вера Первая');
  await heading(await house.open(link), 'Здравствуйте, Вера Первая!');
  await heading(await house.open(link), 'Ссылка больше не действует');
});

it('what is wrong stands at its field, and what was typed outlives a lost connection and a reload', async () => {
  const page = await enterAsOwner(house, 'Глеб Забывчивый');
  await page.getByRole('link', { name: 'Сотрудники' }).click();
  await page.getByRole('link', { name: 'Пригласить' }).click();
  await button(page, 'Проверить').click();
  await page.getByText('Выберите хотя бы одну роль.').waitFor();
  const email = page.getByRole('textbox', { name: 'Почта' });
  await email.fill('не адрес');
  await page.getByText('Это не похоже на адрес почты.').waitFor();
  expect(await email.getAttribute('aria-invalid')).toBe('true');

  await page.getByRole('textbox', { name: 'Имя' }).fill('Дина');
  await email.fill(newAddress('dina'));
  await page.getByText('Редактор', { exact: true }).click();
  await page.context().setOffline(true);
  await button(page, 'Проверить').click();
  await page.getByRole('alert').getByText('Нет связи с сервером').waitFor();
  await page.context().setOffline(false);
  await page.reload();
  expect(await page.getByRole('textbox', { name: 'Имя' }).inputValue()).toBe('Дина');
  await button(page, 'Проверить').click();
  await page.getByRole('dialog').getByText('Редактор').waitFor();
});

it('roles are changed after a look at what changes, also for some places alone', async () => {
  const page = await enterAsOwner(house, 'Ева Меняющая');
  const email = newAddress('zoya');
  await invite(page, { name: 'Зоя', email, role: 'Касса' });
  await heading(page, 'Зоя');
  await button(page, 'Изменить роли').click();
  await page.getByText('Финансы', { exact: true }).click();
  await page
    .getByRole('radiogroup', { name: /Финансы/ })
    .getByText('На площадках')
    .click();
  await button(page, 'Проверить').click();
  await page.getByText('Здесь нужны номера через запятую').waitFor();
  await page.getByRole('textbox', { name: 'Номера через запятую' }).fill('3, 12');
  await button(page, 'Проверить').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Касса, Финансы (площадки 3, 12)').waitFor();
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('Помогает бухгалтерии');
  await dialog.getByRole('button', { name: 'Изменить роли' }).click();
  await page.getByRole('listitem').getByText('Финансы (площадки 3, 12)').waitFor();
});

it('a passkey that is taken away ends the session that began with it', async () => {
  const page = await enterAsOwner(house, 'Инна Ключевая');
  await page.getByRole('link', { name: 'Мой вход' }).click();
  await button(page, 'Удалить ключ: Chrome, Linux').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('Потерян');
  await dialog.getByRole('button', { name: 'Удалить ключ' }).click();
  await heading(page, 'Вход для сотрудников');
});

it('filters of the audit log live in the address', async () => {
  const page = await enterAsOwner(house, 'Кира Ревизорская');
  await page.goto('/audit?command=passkey.add');
  await page.getByRole('listitem').getByText('Новый ключ').first().waitFor();
  await page.getByRole('button', { name: /Действие/ }).click();
  await page.getByRole('option', { name: 'Вход', exact: true }).click();
  await page.waitForURL(/command=session\.start/);
  await page.goBack();
  await page.waitForURL(/command=passkey\.add/);
  await page.goto('/audit?since=2099-01-01');
  await heading(page, 'Ничего не найдено');
  await page.getByRole('link', { name: 'Сбросить условия' }).click();
  await page.getByRole('listitem').getByText('Вход').first().waitFor();
});

it('axe finds nothing on any screen in light and dark colours, and all fit on a phone', async () => {
  const page = await house.open('/sign-in');
  const found: Record<string, string[]> = {};
  const look = async (name: string) => {
    found[name] = await screenFaults(page);
  };
  await heading(page, 'Вход для сотрудников');
  await look('sign-in');
  await page.goto('/invitation#bad');
  await heading(page, 'Ссылка больше не действует');
  await look('link gone');
  await page.goto('/sign-in');
  await page.goto(await house.inviteOwner(newAddress('owner'), 'Лина Видящая'));
  await heading(page, 'Здравствуйте, Лина Видящая!');
  await look('welcome');
  await makePasskey(page);
  await page.getByRole('link', { name: 'Сотрудники' }).click();
  await page.getByText(/челов/).waitFor();
  await look('staff');
  const { id } = await page.evaluate(async () => (await fetch('/api/console/v1/me')).json());
  await page.goto(`/staff/${id}`);
  await page.getByText('Этот сеанс').waitFor();
  await look('person');
  await button(page, 'Изменить роли').click();
  await look('roles');
  await page.goto('/staff/invite');
  await button(page, 'Проверить').click();
  await page.getByText('Выберите хотя бы одну роль.').waitFor();
  await look('invite');
  await page.goto('/audit');
  await page.getByText('Подробнее').first().click();
  await look('audit');
  await page.goto('/account');
  await page.getByText('Этот сеанс').waitFor();
  await look('account');
  expect(Object.values(found).flat()).toEqual([]);
});
