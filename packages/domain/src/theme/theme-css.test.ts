import { expect, it } from 'vitest';
import { type ThemeLook, themeCss, themeFonts } from './theme-css.ts';

const theme: ThemeLook = {};

it('each colour is written for light and dark, and the light one where no dark is set', () => {
  const css = themeCss({
    ...theme,
    colours: { light: { accent: '#00f', ink: '#111' }, dark: { accent: '#88f' } },
  });
  expect(css).toContain('--accent: light-dark(#00f, #88f);');
  expect(css).toContain('--ink: light-dark(#111, #111);');
});

it('every other token is written as it is', () => {
  expect(themeCss({ ...theme, tokens: { radius: '0px', density: '0.85' } })).toContain(
    '--radius: 0px;\n  --density: 0.85;',
  );
});

it('a bundled font is written with its fallback', () => {
  const css = themeCss({ ...theme, fonts: { display: 'Geologica', text: 'Geologica' } });
  expect(css).toContain('--font-display: Geologica, "Text fallback", system-ui, sans-serif;');
  expect(css).toContain('--display-weight: 700;');
});

it('a font that is not bundled is replaced by the default', () => {
  expect(themeFonts({ ...theme, fonts: { display: 'Comic Sans', text: 'toString' } })).toEqual({
    display: 'Prata',
    text: 'Manrope',
  });
});

it.each([{ radius: '0; } body { display: none' }, { 'ra dius': '0' }, { radius: '</style>' }])(
  'a value that could end its declaration is refused: %j',
  (tokens) => {
    expect(() => themeCss({ ...theme, tokens })).toThrow('is no design token');
  },
);
