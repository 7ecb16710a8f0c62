import type { Motif } from '../../../events/poster-hint.ts';
import { hills } from './hills.ts';
import { leaves } from './leaves.ts';
import { night } from './night.ts';
import { rays } from './rays.ts';
import type { Setting } from './setting.ts';
import { tide } from './tide.ts';
import { tunnel } from './tunnel.ts';
import { water } from './water.ts';

const settings: Partial<Readonly<Record<Motif, Setting>>> = {
  swan: water,
  seagull: water,
  fish: tide,
  'paper-boat': water,
  shell: tide,
  lighthouse: tide,
  bridge: tide,
  windmill: hills,
  house: hills,
  horse: hills,
  donkey: leaves,
  elephant: hills,
  rabbit: hills,
  'circus-tent': hills,
  tram: hills,
  umbrella: hills,
  camellia: leaves,
  rose: leaves,
  cherry: leaves,
  bird: leaves,
  leaf: leaves,
  cat: leaves,
  nutcracker: night,
  candle: night,
  moon: night,
  star: night,
  snowflake: night,
  chandelier: night,
  skate: night,
  sun: rays,
  crown: rays,
  trumpet: rays,
  sword: rays,
  ball: rays,
};

export const findSetting = (name: Motif): Setting => settings[name] ?? tunnel;
