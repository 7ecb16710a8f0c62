-- A name as it is remembered: small letters without accents, and Cyrillic as it stands on a bank card, so that both ways to write it are
-- found by both. Of what PostgreSQL always has, so that an index may rest on it, whatever the locale of the database is.
create or replace function fold_person(given text) returns text
language sql immutable strict parallel safe
as $$
  select translate(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
      translate(
        regexp_replace(normalize(lower(given), nfd), '[\u0300-\u036f]', '', 'g'),
        'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ',
        'абвгдежзиклмнопрстуфхцчшщъыьэюя'),
      'ж', 'zh'), 'х', 'kh'), 'ц', 'ts'), 'ч', 'ch'), 'щ', 'shch'), 'ш', 'sh'), 'ю', 'yu'), 'я', 'ya'), 'ß', 'ss'), 'æ', 'ae'),
    'абвгдезиклмнопрстуфыэøłđıъь',
    'abvgdeziklmnoprstufyeoldi')
$$;
