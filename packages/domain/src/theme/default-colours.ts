import type { ColourToken } from './contrast.ts';

type Palette = Readonly<Record<ColourToken, string>>;

/** What pages look like where a theme says nothing: the first group of the storefront's tokens. */
export const defaultColours: { readonly light: Palette; readonly dark: Palette } = {
  light: {
    paper: 'oklch(0.972 0.013 85)',
    'paper-raised': 'oklch(0.992 0.007 85)',
    ink: 'oklch(0.215 0.018 35)',
    'grey-1': 'oklch(0.4 0.018 50)',
    'grey-2': 'oklch(0.52 0.018 60)',
    'grey-3': 'oklch(0.87 0.017 80)',
    accent: 'oklch(0.42 0.148 20)',
    'accent-ink': 'oklch(0.985 0.012 85)',
    note: 'oklch(0.57 0.105 78)',
    success: 'oklch(0.46 0.1 150)',
    warning: 'oklch(0.51 0.115 65)',
    danger: 'oklch(0.48 0.185 30)',
  },
  dark: {
    paper: 'oklch(0.2 0.04 330)',
    'paper-raised': 'oklch(0.25 0.045 330)',
    ink: 'oklch(0.945 0.014 85)',
    'grey-1': 'oklch(0.83 0.02 60)',
    'grey-2': 'oklch(0.73 0.025 40)',
    'grey-3': 'oklch(0.37 0.045 330)',
    accent: 'oklch(0.72 0.135 18)',
    'accent-ink': 'oklch(0.19 0.045 330)',
    note: 'oklch(0.79 0.1 82)',
    success: 'oklch(0.79 0.12 150)',
    warning: 'oklch(0.82 0.12 75)',
    danger: 'oklch(0.74 0.15 28)',
  },
};
