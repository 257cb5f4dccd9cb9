/** The two themes of the site. Their colours are CSS variables in `theme.css` (look.md section 1). */
export type Theme = 'dark' | 'light';

/** The choices for a user: one theme, or the system's, followed as it changes. */
export type ThemeChoice = Theme | 'system';

/**
 * Runs in `<head>` before the first paint. It applies the saved choice (local storage, then cookie), else the
 * system's theme, else dark, and follows the system's changes. It is a string because the server sends the same
 * markup for both themes and only this line decides. It also sets the page's nonce under the name that
 * styled-components reads while its module loads.
 */
export const THEME_SCRIPT =
  "self.__webpack_nonce__=document.currentScript.nonce;(function(){var m=matchMedia('(prefers-color-scheme: light)');" +
  "function show(){var s;try{s=localStorage.getItem('theme')}catch(e){}" +
  'if(!/^(dark|light|system)$/.test(s)){s=(/(?:^|; )theme=(dark|light)/.exec(document.cookie)||[])[1]}' +
  "document.documentElement.dataset.theme=s==='dark'||s==='light'?s:m.matches?'light':'dark'}" +
  "show();m.addEventListener('change',show)})()";
