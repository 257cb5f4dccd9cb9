import { saveChoice, savedChoice } from './preferences.ts';

/** The two themes of the site. Their colours are CSS variables in `theme.css`. */
type Theme = 'dark' | 'light';

/** The choices for a user: one theme, or the system's, followed as it changes. */
type ThemeChoice = Theme | 'system';

/**
 * Runs in `<head>` before the first paint. It applies the saved choice (local storage, then cookie), else the
 * system's theme, else dark, and follows the system's changes; paper is light. It is a string because the server sends the same
 * markup for both themes and only this line decides. It also sets the page's nonce under the name that
 * styled-components reads while its module loads.
 */
export const THEME_SCRIPT =
  "self.__webpack_nonce__=document.currentScript.nonce;(function(){var m=matchMedia('(prefers-color-scheme: light)');" +
  "function show(){var s;try{s=localStorage.getItem('theme')}catch(e){}" +
  'if(!/^(dark|light|system)$/.test(s)){s=(/(?:^|; )theme=(dark|light)/.exec(document.cookie)||[])[1]}' +
  "document.documentElement.dataset.theme=s==='dark'||s==='light'?s:m.matches?'light':'dark'}" +
  "show();m.addEventListener('change',show);addEventListener('afterprint',show);" +
  "addEventListener('beforeprint',function(){document.documentElement.dataset.theme='light'})})()";

/** The saved choice; without one, the system's. */
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
