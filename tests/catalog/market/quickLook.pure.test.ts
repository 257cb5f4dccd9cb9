import { expect, test } from 'vitest';
import { panelPlace } from '../../../web/catalog/market/quickLookIntent.ts';

const PANEL = { width: 320, height: 360 };
const VIEW = { width: 1440, height: 900 };

const boxAt = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** Whether a panel at a place covers a part of a box. */
function covers({ left, top }: { left: number; top: number }, box: ReturnType<typeof boxAt>): boolean {
  const isBeside = left >= box.right || left + PANEL.width <= box.left;
  return !isBeside && top < box.bottom && top + PANEL.height > box.top;
}

test('the panel of a card stands right of it, at the edge left of it, and inside the window', () => {
  expect(panelPlace(boxAt(300, 150, 211, 280), PANEL, VIEW)).toEqual({ left: 519, top: 150 });
  expect(panelPlace(boxAt(1_197, 150, 211, 280), PANEL, VIEW).left).toBe(1_197 - 8 - 320);
  expect(panelPlace(boxAt(300, 800, 211, 280), PANEL, VIEW).top).toBe(900 - 8 - 360);
  expect(panelPlace(boxAt(300, -100, 211, 280), PANEL, VIEW).top).toBe(68);
});

test('the panel of a row stands below it, near the end of the window above it', () => {
  expect(panelPlace(boxAt(296, 200, 1_112, 64), PANEL, VIEW)).toEqual({ left: 1_080, top: 272 });
  expect(panelPlace(boxAt(296, 700, 1_112, 64), PANEL, VIEW).top).toBe(700 - 8 - 360);
});

test('the panel covers no part of its item', () => {
  for (const left of [296, 521, 746, 971, 1_196])
    for (const top of [80, 300, 560, 800]) {
      const card = boxAt(left, top, 211, 280);
      expect(covers(panelPlace(card, PANEL, VIEW), card), `${left} ${top}`).toBe(false);
    }
});

test('on a phone the panel is whole in the window: below a card, else above it', () => {
  const phone = { width: 390, height: 844 };
  for (const left of [16, 201])
    for (const top of [-60, 80, 240, 420, 600]) {
      const place = panelPlace(boxAt(left, top, 173, 250), PANEL, phone);
      expect(place.left).toBeGreaterThanOrEqual(8);
      expect(place.left + PANEL.width).toBeLessThanOrEqual(phone.width - 8);
      expect(place.top).toBeGreaterThanOrEqual(68);
      expect(place.top + PANEL.height).toBeLessThanOrEqual(phone.height - 8);
    }
  expect(panelPlace(boxAt(16, 80, 173, 250), PANEL, phone)).toEqual({ left: 8, top: 338 });
});
