import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const CSS = readFileSync(new URL('../../web/shell/theme.css', import.meta.url), 'utf8');
const GROUNDS = ['bg', 's1', 's2', 's3'] as const;
const TEXTS = ['t1', 't2', 't3', 'accent-t', 'pos', 'neg', 'warn', 'info'] as const;

type Color = readonly [red: number, green: number, blue: number];

function token(theme: 'dark' | 'light', name: string): string {
  const block = CSS.split(`[data-theme="${theme}"] {`)[1]?.split('\n}')[0] ?? '';
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(block)?.[1];
  if (value === undefined) {
    throw new Error(`The theme ${theme} has no token ${name}.`);
  }
  return value;
}

function hexColor(value: string): Color {
  const number = Number.parseInt(value.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

/** A translucent colour (`rgba(r, g, b, a)`) composited over a background. */
function over(wash: string, ground: Color): Color {
  const [red = 0, green = 0, blue = 0, alpha = 0] = [...wash.matchAll(/[\d.]+/g)].map((match) =>
    Number(match[0]),
  );
  const mix = (front: number, back: number) => front * alpha + back * (1 - alpha);
  return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2])];
}

function luminance(color: Color): number {
  const [red, green, blue] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2 contrast ratio. */
function contrast(one: Color, other: Color): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((left, right) => right - left) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

const THEMES = ['dark', 'light'] as const;

test.each(THEMES)('every text token reads at 4.5 on every ground of the %s theme', (theme) => {
  const table = TEXTS.map((text) =>
    GROUNDS.map((ground) =>
      Number(contrast(hexColor(token(theme, text)), hexColor(token(theme, ground))).toFixed(1)),
    ),
  );
  const EXPECTED = {
    dark: [
      [17.5, 16.5, 15.4, 13.9],
      [9.6, 9.1, 8.5, 7.6],
      [6.4, 6.0, 5.7, 5.1],
      [11.8, 11.1, 10.4, 9.4],
      [10.3, 9.7, 9.0, 8.2],
      [7.8, 7.3, 6.8, 6.2],
      [11.6, 10.9, 10.2, 9.2],
      [9.5, 8.9, 8.3, 7.5],
    ],
    light: [
      [16.8, 18.3, 17.2, 15.8],
      [7.4, 8.1, 7.6, 7.0],
      [5.1, 5.6, 5.3, 4.9],
      [5.4, 5.8, 5.5, 5.1],
      [5.4, 5.8, 5.5, 5.1],
      [5.1, 5.6, 5.3, 4.9],
      [5.7, 6.3, 5.9, 5.4],
      [5.9, 6.4, 6.0, 5.6],
    ],
  };
  for (const [row, ratios] of table.entries()) {
    for (const [column, ratio] of ratios.entries()) {
      expect(ratio).toBeGreaterThanOrEqual(4.5);
      expect(Math.abs(ratio - (EXPECTED[theme][row]?.[column] ?? 0))).toBeLessThanOrEqual(0.11);
    }
  }
});

test.each(THEMES)('tags read on their own wash in the %s theme', (theme) => {
  for (const tone of ['pos', 'neg', 'warn', 'info']) {
    const ground = over(token(theme, `${tone}-w`), hexColor(token(theme, 's1')));
    expect(contrast(hexColor(token(theme, tone)), ground)).toBeGreaterThanOrEqual(4.5);
  }
});

test.each(THEMES)('buttons, borders of inputs and the focus ring are seen in the %s theme', (theme) => {
  expect(
    contrast(hexColor(token(theme, 'on-accent')), hexColor(token(theme, 'accent'))),
  ).toBeGreaterThanOrEqual(4.5);
  expect(
    contrast(hexColor(token(theme, 'on-accent')), hexColor(token(theme, 'accent-h'))),
  ).toBeGreaterThanOrEqual(4.5);
  for (const ground of ['bg', 's1', 's2']) {
    expect(contrast(hexColor(token(theme, 'ctl')), hexColor(token(theme, ground)))).toBeGreaterThanOrEqual(3);
    expect(contrast(hexColor(token(theme, 'accent')), hexColor(token(theme, ground)))).toBeGreaterThanOrEqual(
      3,
    );
  }
});
