/** A quick look that is wanted. */
export interface QuickLookIntent {
  readonly marketItemId: string;
  /** The item's element, beside which the panel stands. */
  readonly anchor: HTMLElement;
  /** How it was asked for: the pointer rests on the item, its button was pressed, or a finger was held on it. */
  readonly by: 'rest' | 'press' | 'hold';
}

/** How long the pointer rests, and a finger is held, in ms. */
const REST_MS = 350;
const HOLD_MS = 500;
/** How long the panel stays after the pointer has left the item, in ms, for the way from the item to the panel. */
const LEAVE_MS = 180;
/** A finger that moves further, in px, scrolls. */
const HOLD_RADIUS_PX = 10;

/**
 * Tells what a reader wants a quick look at: an item of a list onto which the pointer moved and rests, whose button is
 * pressed, or on which a finger is held. Null when it is over: the pointer or the focus has left, a press was elsewhere,
 * the item has left the list, the page scrolls, or Escape was pressed.
 */
export class QuickLookFollower {
  private readonly show: (intent: QuickLookIntent | null) => void;
  private current: QuickLookIntent | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The item under the pointer. */
  private under: HTMLElement | null = null;
  /** True until the pointer moves on it: the page may have moved under a pointer at rest, or a dialog above it closed. */
  private isStill = false;
  /** Where the finger was put down, while it may still be held. */
  private finger: { readonly x: number; readonly y: number } | null = null;
  /** True from a held finger until its press of the link, which does nothing then. */
  private isHeld = false;

  constructor(show: (intent: QuickLookIntent | null) => void) {
    this.show = show;
  }

  /**
   * Follows the readers of a list.
   * @returns the function that ends it.
   */
  follow(area: HTMLElement): () => void {
    const ended = new AbortController();
    const { signal } = ended;
    // The pointer that brought this script has moved already.
    this.under = area.querySelector<HTMLElement>('[data-item]:hover');
    this.rest(this.under);
    area.addEventListener('pointerover', (event) => this.enter(event), { signal });
    area.addEventListener('pointerleave', () => this.leave(), { signal });
    area.addEventListener('pointerdown', (event) => this.putDown(event), { signal });
    area.addEventListener('pointermove', (event) => this.move(event), { signal });
    area.addEventListener('pointerup', () => this.lift(), { signal });
    area.addEventListener('pointercancel', () => this.lift(), { signal });
    area.addEventListener('click', (event) => this.press(event), { signal, capture: true });
    area.addEventListener('contextmenu', (event) => this.callMenu(event), { signal });
    document.addEventListener('focusin', ({ target }) => this.goTo(target), { signal });
    // Before the area's own, which may start a new look. The press of a button follows as a click.
    document.addEventListener('pointerdown', ({ target }) => isButton(target) || this.goTo(target), {
      signal,
      capture: true,
    });
    window.addEventListener('scroll', () => this.current?.by !== 'hold' && this.close(), {
      signal,
      passive: true,
    });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && this.escape(), { signal });
    const changes = new MutationObserver(() => this.checkAnchor());
    changes.observe(area, { childList: true, subtree: true });
    signal.addEventListener('abort', () => {
      clearTimeout(this.timer);
      changes.disconnect();
    });
    return () => ended.abort();
  }

  /** Ends the current look. */
  close(): void {
    this.under = null;
    clearTimeout(this.timer);
    if (this.current !== null) {
      this.current = null;
      this.show(null);
    }
  }

  private open(anchor: HTMLElement, by: QuickLookIntent['by']): void {
    clearTimeout(this.timer);
    this.current = { marketItemId: anchor.dataset.item ?? '', anchor, by };
    this.show(this.current);
  }

  private enter({ target, pointerType, buttons }: PointerEvent): void {
    if (pointerType !== 'mouse' || this.current?.by === 'press') {
      return;
    }
    const item = itemOf(target);
    if (isInPanel(target) || (item !== null && item === this.current?.anchor)) {
      clearTimeout(this.timer);
    } else if (this.current !== null) {
      this.leave();
    } else if (item !== this.under) {
      this.under = buttons === 0 ? item : null;
      this.isStill = true;
      clearTimeout(this.timer);
    }
  }

  private rest(item: HTMLElement | null): void {
    clearTimeout(this.timer);
    if (item !== null && matchMedia('(hover: hover)').matches) {
      this.timer = setTimeout(() => this.open(item, 'rest'), REST_MS);
    }
  }

  private leave(): void {
    this.under = null;
    clearTimeout(this.timer);
    if (this.current?.by === 'rest') {
      this.timer = setTimeout(() => this.close(), LEAVE_MS);
    }
  }

  private putDown({ target, pointerType, clientX, clientY }: PointerEvent): void {
    const item = isInPanel(target) ? null : itemOf(target);
    this.isHeld = false;
    this.isStill = false;
    if (item === null) {
      return;
    }
    clearTimeout(this.timer);
    if (pointerType !== 'mouse') {
      this.finger = { x: clientX, y: clientY };
      this.timer = setTimeout(() => this.hold(item), HOLD_MS);
    }
  }

  private hold(item: HTMLElement): void {
    this.isHeld = true;
    this.open(item, 'hold');
  }

  /** A system may call the link's menu for a held finger before the time here is over, and ends the touch then. */
  private callMenu(event: MouseEvent): void {
    const item = isInPanel(event.target) ? null : itemOf(event.target);
    if (this.finger !== null && item !== null && !this.isHeld) {
      this.hold(item);
    }
    if (this.isHeld) {
      event.preventDefault();
    }
  }

  private move({ clientX, clientY }: PointerEvent): void {
    const { finger } = this;
    if (this.isStill) {
      this.isStill = false;
      this.rest(this.under);
    }
    if (finger !== null && Math.hypot(clientX - finger.x, clientY - finger.y) > HOLD_RADIUS_PX) {
      this.lift();
    }
  }

  private lift(): void {
    if (this.finger !== null) {
      this.finger = null;
      clearTimeout(this.timer);
    }
  }

  private press(event: MouseEvent): void {
    const item = itemOf(event.target);
    if (item === null || isInPanel(event.target)) {
      return;
    }
    if (this.isHeld) {
      event.preventDefault();
      event.stopPropagation();
    } else if (isButton(event.target)) {
      this.open(item, 'press');
    } else {
      this.close();
    }
    this.isHeld = false;
  }

  /** The focus or a press went there. The dialogs that open from the panel are no part of it, and do not end it. */
  private goTo(target: EventTarget | null): void {
    if (this.current?.by === 'press' && !isInPanel(target) && !isIn(target, 'dialog')) {
      this.close();
    }
  }

  /** A panel does not stand beside an item that has gone; a sheet stands beside none. */
  private checkAnchor(): void {
    if (this.current?.anchor.isConnected === false && this.current.by !== 'hold') {
      this.close();
    }
  }

  private escape(): void {
    const { current } = this;
    const hasFocus = isInPanel(document.activeElement);
    this.close();
    if (hasFocus) {
      current?.anchor.querySelector<HTMLElement>('[data-quick-look]')?.focus({ preventScroll: true });
    }
  }
}

function itemOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-item]') : null;
}

function isIn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

const isInPanel = (target: EventTarget | null): boolean => isIn(target, '[data-quick-panel]');

const isButton = (target: EventTarget | null): boolean => isIn(target, '[data-quick-look]');

/** Size of a box, or its place in the window, in px. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Space between an item and its panel, and from the panel to the window's edges, in px. */
const SPACE = 8;
/** Height of the top bar in px. */
const TOP_BAR = 60;

/**
 * Where the panel of an item stands in the window: right of a card, else left of it; below a row, or a card with no room
 * on either side, else above it. It is whole in the window wherever that is large enough, and covers no part of the item
 * where there is room beside it.
 */
export function panelPlace(
  item: Box,
  panel: { readonly width: number; readonly height: number },
  view: { readonly width: number; readonly height: number },
): { readonly left: number; readonly top: number } {
  const isRow = item.right - item.left > 2 * panel.width;
  const fits = (left: number) => left >= SPACE && left + panel.width + SPACE <= view.width;
  const beside = [item.right + SPACE, item.left - SPACE - panel.width].find(fits);
  const lowest = view.height - panel.height - SPACE;
  const inView = (top: number) => Math.max(TOP_BAR + SPACE, Math.min(top, lowest));
  if (beside !== undefined && !isRow) {
    return { left: beside, top: inView(item.top) };
  }
  const below = item.bottom + SPACE;
  const left = Math.max(SPACE, Math.min(item.right, view.width) - panel.width - SPACE);
  return { left, top: below <= lowest ? below : inView(item.top - SPACE - panel.height) };
}
