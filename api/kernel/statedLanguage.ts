import type { IncomingHttpHeaders } from 'node:http';
import { readCookies } from './cookie.ts';
import type { Language } from './domainError.ts';

const ACCEPTED = /(?:^|,)\s*(en|zh)\b/i;

/** The language that a client states: the site's cookie, else the first of ours that it accepts. Null if it states none. */
export function statedLanguage(headers: IncomingHttpHeaders): Language | null {
  const chosen = readCookies(headers.cookie).get('language');
  if (chosen === 'zh' || chosen === 'en') return chosen;
  const accepted = ACCEPTED.exec(headers['accept-language'] ?? '')?.[1]?.toLowerCase();
  return (accepted as Language | undefined) ?? null;
}
