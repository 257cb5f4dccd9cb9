/** Boxes that were looked at: what is hidden while it waits and shown again is mounted again, with presses that were heard. */
const mounted = new WeakSet<HTMLInputElement>();

/**
 * For a box that the server drew, as soon as it is mounted: a press from before the page's scripts was drawn by the browser and heard by
 * nobody. It is made again as a real one, each in a task of its own, so that several add up.
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
