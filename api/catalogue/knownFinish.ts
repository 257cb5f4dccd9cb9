/**
 * What the model must not guess, because every player knows it: how wanted a finish is and roughly what it costs.
 * `salesPerWeek` and `priceCents` (fen) are of the exterior in which it is usually bought, quality normal.
 */
export interface KnownFinish {
  readonly salesPerWeek: number;
  readonly priceCents: number;
}

type KnownRow = readonly [finishName: string, salesPerWeek: number, priceCents: number];

const ROWS: readonly KnownRow[] = [
  ['AK-47 | Redline', 980, 30_000],
  ['AWP | Asiimov', 960, 120_000],
  ['Karambit | Doppler', 940, 1_500_000],
  ['M4A1-S | Printstream', 915, 210_000],
  ['Sport Gloves | Vice', 900, 630_000],
  ['Desert Eagle | Printstream', 880, 36_000],
  ['Butterfly Knife | Fade', 860, 1_950_000],
  ['USP-S | Kill Confirmed', 840, 68_000],
  ['Kilowatt Case', 825, 170],
  ['AK-47 | Vulcan', 810, 200_000],
  ['Glock-18 | Fade', 790, 1_180_000],
  ['M9 Bayonet | Doppler', 775, 1_100_000],
  ['M4A4 | Howl', 760, 3_200_000],
  ['AWP | Dragon Lore', 745, 5_900_000],
  ['Driver Gloves | King Snake', 730, 150_000],
  ['Charm | Hot Howl', 715, 24_000],
  ['AK-47 | Asiimov', 700, 43_000],
  ['M4A1-S | Hyper Beast', 685, 130_000],
  ['Sir Bloody Miami Darryl | The Professionals', 670, 85_000],
  ['Skeleton Knife | Fade', 660, 590_000],
  ['AWP | Hyper Beast', 645, 34_000],
  ['Desert Eagle | Blaze', 630, 720_000],
  ['Specialist Gloves | Crimson Kimono', 615, 400_000],
  ['AK-47 | Bloodsport', 600, 150_000],
  ['AWP | Neo-Noir', 590, 42_000],
  ['Talon Knife | Doppler', 580, 980_000],
  ['M4A4 | Asiimov', 570, 320_000],
  ['P250 | Asiimov', 555, 12_000],
  ['AK-47 | Neon Rider', 545, 48_000],
  ['Fever Case', 535, 630],
  ['Bayonet | Gamma Doppler', 525, 580_000],
  ['AWP | Lightning Strike', 515, 540_000],
  ['AK-47 | Case Hardened', 505, 220_000],
  ['USP-S | Printstream', 495, 37_000],
  ['Sticker | Crown (Foil)', 485, 350_000],
  ['M4A4 | Neo-Noir', 475, 35_000],
  ['Karambit | Fade', 465, 1_600_000],
  ['Glock-18 | Water Elemental', 455, 21_000],
  ['Moto Gloves | Spearmint', 445, 470_000],
  ['AK-47 | The Empress', 435, 100_000],
  ['AK-47 | Fire Serpent', 425, 780_000],
  ['Dreams & Nightmares Case', 415, 1_200],
  ['Music Kit | Scarlxrd: King, Scar', 405, 1_900],
  ['AWP | Gungnir', 395, 5_200_000],
  ['MAC-10 | Neon Rider', 385, 120_000],
  ['M4A1-S | Decimator', 375, 12_000],
  ['Butterfly Knife | Doppler', 365, 1_800_000],
  ['AK-47 | Slate', 355, 4_200],
  ['AWP | Wildfire', 345, 52_000],
  ['Five-SeveN | Hyper Beast', 335, 290_000],
  ['Flip Knife | Doppler', 325, 320_000],
  ['M4A4 | Temukau', 315, 33_000],
  ['AK-47 | Ice Coaled', 305, 4_200],
  ['AWP | Chromatic Aberration', 295, 33_000],
];

/** The well-known finishes by name, without quality and exterior. */
export const KNOWN_FINISHES: ReadonlyMap<string, KnownFinish> = new Map(
  ROWS.map(([name, salesPerWeek, priceCents]) => [name, { salesPerWeek, priceCents }]),
);
