/** Opens the search of the top bar from anywhere on a page, as the key `/` does (look.md 3.5). */
export function openSearch(): void {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }));
}
