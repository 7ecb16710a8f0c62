type Tokens = Readonly<Record<string, string>>;

/** What of a theme its pages look by. */
export interface ThemeLook {
  readonly colours?: { readonly light: Tokens; readonly dark: Tokens } | undefined;
  readonly tokens?: Tokens | undefined;
  readonly fonts?: { readonly display: string; readonly text: string } | undefined;
}

/** The bundled fonts, and the fallback of each until it is loaded. */
const faces: Readonly<Record<string, { readonly fallback: string; readonly displayWeight: string }>> = {
  Prata: { fallback: '"Display fallback", Georgia, serif', displayWeight: '400' },
  Manrope: { fallback: '"Text fallback", system-ui, sans-serif', displayWeight: '650' },
  Geologica: { fallback: '"Text fallback", system-ui, sans-serif', displayWeight: '700' },
};

/** Fonts that a theme can choose from. */
export const themeFaces: readonly string[] = Object.keys(faces);

/** The faces of a theme; one that we do not have is replaced by our own. */
export const themeFonts = ({ fonts }: ThemeLook) => ({
  display: fonts && Object.hasOwn(faces, fonts.display) ? fonts.display : 'Prata',
  text: fonts && Object.hasOwn(faces, fonts.text) ? fonts.text : 'Manrope',
});

/** A landing's look as custom properties; it replaces the first group of theme/tokens.css. */
export function themeCss(theme: ThemeLook): string {
  const { light = {}, dark = {} } = theme.colours ?? {};
  const colours = Object.fromEntries(
    Object.entries(light).map(([name, colour]) => [name, `light-dark(${colour}, ${dark[name] ?? colour})`]),
  );
  const properties = { ...colours, ...fontTokens(theme), ...theme.tokens };
  return `:root {\n${Object.entries(properties).map(property).join('\n')}\n}\n`;
}

function fontTokens(theme: ThemeLook): Tokens {
  const { display, text } = themeFonts(theme);
  return {
    'font-display': `${display}, ${faces[display]?.fallback}`,
    'font-text': `${text}, ${faces[text]?.fallback}`,
    'display-weight': faces[display]?.displayWeight ?? '400',
  };
}

/** A value that could end its declaration would let a theme write rules of its own. */
function property([name, value]: [string, string]): string {
  if (!/^[a-z0-9-]+$/.test(name) || /[;{}<>\\]/.test(value))
    throw new Error(`The theme's "${name}: ${value}" is no design token.`);
  return `  --${name}: ${value};`;
}
