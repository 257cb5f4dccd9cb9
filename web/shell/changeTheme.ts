import { saveChoice, savedChoice } from './savedChoice.ts';
import type { ThemeChoice } from './theme.ts';

/** The saved choice, or the system's theme where none was saved. */
export function readThemeChoice(): ThemeChoice {
  const saved = savedChoice('theme');
  return saved === 'dark' || saved === 'light' ? saved : 'system';
}

/** Applies a theme at once and saves the choice (requirement R-10). */
export function changeTheme(choice: ThemeChoice): void {
  saveChoice('theme', choice);
  const isLight =
    choice === 'system' ? matchMedia('(prefers-color-scheme: light)').matches : choice === 'light';
  document.documentElement.dataset.theme = isLight ? 'light' : 'dark';
}
