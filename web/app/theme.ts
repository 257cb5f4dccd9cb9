/** The two looks of the site; their colours are CSS variables in `theme.css` (look.md section 1). */
export type Theme = 'dark' | 'light';

/** What a reader may choose: a look, or that of the system, whenever it changes. */
export type ThemeChoice = Theme | 'system';

/**
 * Runs in `<head>` before the first paint: the saved choice (local storage, then cookie), else the system's, else dark; and again when
 * the system's changes. A string, because the server sends one markup for both themes and this line alone decides. It also hands the
 * page's nonce to styled-components, which looks for it under this name while its module loads.
 */
export const THEME_SCRIPT =
  "self.__webpack_nonce__=document.currentScript.nonce;(function(){var m=matchMedia('(prefers-color-scheme: light)');" +
  "function show(){var s;try{s=localStorage.getItem('theme')}catch(e){}" +
  'if(!/^(dark|light|system)$/.test(s)){s=(/(?:^|; )theme=(dark|light)/.exec(document.cookie)||[])[1]}' +
  "document.documentElement.dataset.theme=s==='dark'||s==='light'?s:m.matches?'light':'dark'}" +
  "show();m.addEventListener('change',show)})()";
