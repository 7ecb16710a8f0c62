import type { Palette } from '../events/poster-hint.ts';
import { oklch } from './drawing/oklch.ts';

/** The colours of one mood, from dark to light, and one that speaks against them. */
export interface Colours {
  readonly night: string;
  readonly deep: string;
  readonly body: string;
  readonly bright: string;
  readonly glow: string;
  readonly paper: string;
  readonly spark: string;
}

export const palettes: Readonly<Record<Palette, Colours>> = {
  velvet: {
    night: oklch(0.2, 0.06, 12),
    deep: oklch(0.33, 0.13, 18),
    body: oklch(0.47, 0.18, 24),
    bright: oklch(0.63, 0.19, 30),
    glow: oklch(0.86, 0.08, 70),
    paper: oklch(0.95, 0.025, 75),
    spark: oklch(0.76, 0.13, 80),
  },
  frost: {
    night: oklch(0.27, 0.07, 255),
    deep: oklch(0.42, 0.1, 250),
    body: oklch(0.6, 0.1, 240),
    bright: oklch(0.78, 0.08, 230),
    glow: oklch(0.89, 0.045, 225),
    paper: oklch(0.965, 0.015, 220),
    spark: oklch(0.64, 0.19, 30),
  },
  moonlight: {
    night: oklch(0.19, 0.07, 275),
    deep: oklch(0.29, 0.11, 273),
    body: oklch(0.43, 0.13, 268),
    bright: oklch(0.63, 0.12, 258),
    glow: oklch(0.84, 0.06, 245),
    paper: oklch(0.96, 0.02, 235),
    spark: oklch(0.88, 0.13, 95),
  },
  'gold-leaf': {
    night: oklch(0.21, 0.035, 60),
    deep: oklch(0.34, 0.06, 65),
    body: oklch(0.53, 0.1, 72),
    bright: oklch(0.73, 0.14, 80),
    glow: oklch(0.88, 0.1, 90),
    paper: oklch(0.96, 0.03, 92),
    spark: oklch(0.45, 0.09, 200),
  },
  rose: {
    night: oklch(0.25, 0.08, 355),
    deep: oklch(0.39, 0.14, 358),
    body: oklch(0.56, 0.19, 5),
    bright: oklch(0.72, 0.15, 8),
    glow: oklch(0.86, 0.075, 20),
    paper: oklch(0.96, 0.02, 40),
    spark: oklch(0.5, 0.1, 160),
  },
  ochre: {
    night: oklch(0.26, 0.06, 35),
    deep: oklch(0.42, 0.11, 38),
    body: oklch(0.59, 0.15, 48),
    bright: oklch(0.74, 0.15, 68),
    glow: oklch(0.87, 0.1, 82),
    paper: oklch(0.955, 0.03, 85),
    spark: oklch(0.42, 0.09, 240),
  },
  sea: {
    night: oklch(0.25, 0.06, 225),
    deep: oklch(0.38, 0.085, 218),
    body: oklch(0.54, 0.1, 208),
    bright: oklch(0.72, 0.1, 195),
    glow: oklch(0.88, 0.06, 185),
    paper: oklch(0.96, 0.02, 110),
    spark: oklch(0.69, 0.17, 38),
  },
  forest: {
    night: oklch(0.23, 0.05, 160),
    deep: oklch(0.36, 0.075, 155),
    body: oklch(0.51, 0.1, 148),
    bright: oklch(0.7, 0.12, 135),
    glow: oklch(0.87, 0.09, 115),
    paper: oklch(0.955, 0.03, 100),
    spark: oklch(0.67, 0.17, 48),
  },
  ember: {
    night: oklch(0.19, 0.045, 30),
    deep: oklch(0.35, 0.12, 30),
    body: oklch(0.54, 0.2, 33),
    bright: oklch(0.7, 0.19, 48),
    glow: oklch(0.87, 0.13, 85),
    paper: oklch(0.96, 0.035, 88),
    spark: oklch(0.62, 0.1, 205),
  },
  neon: {
    night: oklch(0.17, 0.07, 290),
    deep: oklch(0.3, 0.15, 290),
    body: oklch(0.52, 0.26, 300),
    bright: oklch(0.67, 0.26, 345),
    glow: oklch(0.87, 0.1, 205),
    paper: oklch(0.965, 0.02, 310),
    spark: oklch(0.9, 0.2, 118),
  },
  ink: {
    night: oklch(0.2, 0.012, 270),
    deep: oklch(0.33, 0.015, 265),
    body: oklch(0.53, 0.02, 260),
    bright: oklch(0.74, 0.02, 90),
    glow: oklch(0.89, 0.02, 88),
    paper: oklch(0.96, 0.017, 88),
    spark: oklch(0.6, 0.22, 30),
  },
  candy: {
    night: oklch(0.29, 0.12, 300),
    deep: oklch(0.48, 0.19, 345),
    body: oklch(0.66, 0.21, 5),
    bright: oklch(0.8, 0.13, 215),
    glow: oklch(0.9, 0.14, 95),
    paper: oklch(0.97, 0.025, 70),
    spark: oklch(0.68, 0.15, 160),
  },
  ice: {
    night: oklch(0.24, 0.075, 245),
    deep: oklch(0.41, 0.13, 248),
    body: oklch(0.58, 0.16, 245),
    bright: oklch(0.79, 0.11, 215),
    glow: oklch(0.92, 0.05, 205),
    paper: oklch(0.975, 0.012, 210),
    spark: oklch(0.62, 0.23, 22),
  },
  dusk: {
    night: oklch(0.22, 0.07, 315),
    deep: oklch(0.34, 0.11, 320),
    body: oklch(0.5, 0.13, 340),
    bright: oklch(0.68, 0.15, 20),
    glow: oklch(0.85, 0.11, 62),
    paper: oklch(0.955, 0.03, 65),
    spark: oklch(0.78, 0.15, 62),
  },
};
