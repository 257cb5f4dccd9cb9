/**
 * Boxes that were handled: an element that Suspense hides and shows again is mounted again, but its presses were
 * already handled.
 */
const mounted = new WeakSet<HTMLInputElement>();

/**
 * Ref callback of a server-rendered checkbox. A press before hydration changed the box in the browser, but no handler
 * ran. It is repeated as a real press, each in a task of its own, so that several add up.
 */
export function replayEarlyPress(box: HTMLInputElement | null): void {
  if (box === null || mounted.has(box)) {
    return;
  }
  mounted.add(box);
  if (box.checked !== box.defaultChecked) {
    box.checked = box.defaultChecked;
    setTimeout(() => box.click());
  }
}
