import type { Item } from '@parterre/domain/drafts/item';
import { withValue } from '@parterre/domain/drafts/merge-items';
import { hexColour } from '@parterre/domain/theme/colour';
import {
  type ColourToken,
  colourTokens,
  findWeakPairs,
  type WeakPair,
} from '@parterre/domain/theme/contrast';
import { themeFaces } from '@parterre/domain/theme/theme-css';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import catalogue from '../catalogue.module.css';
import type { PartProps } from './part-props.ts';
import styles from './sites.module.css';
import { record, words } from './theme-values.ts';
import { useSiteTexts } from './use-site-texts.ts';

const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

/** Colours, fonts and forms. What cannot be read is named, with the nearest colour that can. */
export function LookPart({ item, onChange }: PartProps) {
  const texts = useSiteTexts();
  const theme = record(item.theme);
  const colours = { light: readColours(theme, 'light'), dark: readColours(theme, 'dark') };
  const paint = (scheme: Scheme, token: ColourToken, colour: string) =>
    onChange(withValue(item, ['theme', 'colours', scheme, token], colour === '' ? undefined : colour));
  const fonts = words(theme.fonts);
  const tokens = words(theme.tokens);
  const choose = (part: 'fonts' | 'tokens', name: string, value: string) =>
    onChange(withValue(item, ['theme', part], { ...words(theme[part]), [name]: value }));
  return (
    <div className={catalogue.fields}>
      <fieldset className={catalogue.list}>
        <legend>{texts.colours}</legend>
        <ul className={styles.colours}>
          {colourTokens.map((token) => (
            <li key={token}>
              <span>{texts.tokens[token]}</span>
              {schemes.map((scheme) => (
                <ColourField
                  key={scheme}
                  label={texts.colourOf(texts.tokens[token], texts.schemes[scheme])}
                  name={`${scheme}.${token}`}
                  value={colours[scheme][token] ?? ''}
                  onChange={(colour) => paint(scheme, token, colour)}
                />
              ))}
            </li>
          ))}
        </ul>
      </fieldset>
      {schemes.map((scheme) => (
        <Contrast
          key={scheme}
          scheme={scheme}
          colours={colours[scheme]}
          onMend={(token, colour) => paint(scheme, token, colour)}
        />
      ))}
      <div className={catalogue.pair}>
        {(['display', 'text'] as const).map((name) => (
          <Select
            key={name}
            label={texts.fonts[name]}
            value={fonts[name] ?? (name === 'display' ? 'Prata' : 'Manrope')}
            options={themeFaces.map((face) => ({ value: face, text: face }))}
            onChange={(face) => choose('fonts', name, face)}
          />
        ))}
      </div>
      <div className={catalogue.pair}>
        <Select
          label={texts.radius}
          value={tokens.radius === '0px' ? '0px' : tokens.radius === '6px' ? '6px' : '12px'}
          options={(['0px', '6px', '12px'] as const).map((value) => ({ value, text: texts.radii[value] }))}
          onChange={(radius) =>
            onChange(
              withValue(item, ['theme', 'tokens'], {
                ...tokens,
                radius,
                'radius-small': radius === '12px' ? '6px' : radius === '6px' ? '3px' : '0px',
              }),
            )
          }
        />
        <Select
          label={texts.density}
          value={tokens.density === '0.85' ? '0.85' : '1'}
          options={(['1', '0.85'] as const).map((value) => ({ value, text: texts.densities[value] }))}
          onChange={(value) => choose('tokens', 'density', value)}
        />
        <Select
          label={texts.stubEdge}
          value={tokens['stub-edge'] === 'notched' ? 'notched' : 'perforated'}
          options={(['perforated', 'notched'] as const).map((value) => ({
            value,
            text: texts.stubEdges[value],
          }))}
          onChange={(value) => choose('tokens', 'stub-edge', value)}
        />
        <Select
          label={texts.hero}
          value={tokens['hero-form'] === 'banner' ? 'banner' : 'poster'}
          options={(['poster', 'banner'] as const).map((value) => ({ value, text: texts.heroes[value] }))}
          onChange={(value) => choose('tokens', 'hero-form', value)}
        />
      </div>
    </div>
  );
}

const readColours = (theme: Item, scheme: Scheme): Record<string, string> =>
  words(record(theme.colours)[scheme]);

interface ColourProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (colour: string) => void;
}

/** Picked, or typed as CSS has it. */
function ColourField({ label, name, value, onChange }: ColourProps) {
  const texts = useSiteTexts();
  const hex = hexColour(value);
  return (
    <div className={styles.colour}>
      <input
        type="color"
        aria-label={texts.pick(label)}
        value={hex ?? '#000000'}
        onChange={(event) => onChange(event.target.value)}
      />
      <TextField
        label={label}
        isLabelHidden
        name={name}
        // Whatever a theme has it in, people know colours by this.
        value={hex ?? value}
        maxLength={60}
        onChange={(typed) => onChange(typed.trim())}
        fault={value !== '' && hex === undefined ? texts.badColour : undefined}
      />
    </div>
  );
}

interface ContrastProps {
  readonly scheme: Scheme;
  readonly colours: Readonly<Record<string, string>>;
  readonly onMend: (token: ColourToken, colour: string) => void;
}

function Contrast({ scheme, colours, onMend }: ContrastProps) {
  const texts = useSiteTexts();
  const weak = findWeakPairs(colours);
  if (weak.length === 0) return <Notice kind="good">{texts.readable(texts.schemes[scheme])}</Notice>;
  return (
    <Notice kind="warning">
      <p>{texts.unreadable(texts.schemes[scheme])}</p>
      <ul>
        {weak.map((pair) => (
          <li key={`${pair.front} ${pair.back}`} className={styles.weak}>
            <Weak pair={pair} colours={colours} onMend={onMend} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

interface WeakProps extends Pick<ContrastProps, 'colours' | 'onMend'> {
  readonly pair: WeakPair;
}

function Weak({ pair: { front, back, contrast, min, nearest }, colours, onMend }: WeakProps) {
  const texts = useSiteTexts();
  const figure = (value: number) => (Math.floor(value * 100) / 100).toFixed(2);
  return (
    <>
      <span
        aria-hidden="true"
        className={styles.sample}
        style={{ color: colours[front], background: colours[back] }}
      >
        Aa
      </span>
      <span>{texts.weakPair(texts.tokens[front], texts.tokens[back], figure(contrast), String(min))}</span>
      {nearest === undefined ? (
        <span>{texts.noNearest}</span>
      ) : (
        <Button onPress={() => onMend(front, nearest)}>
          <span aria-hidden="true" className={styles.swatch} style={{ background: nearest }} />{' '}
          {texts.takeNearest(texts.tokens[front], nearest)}
        </Button>
      )}
    </>
  );
}
