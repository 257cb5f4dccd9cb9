import { useTranslation } from 'react-i18next';
import { agoOf } from '../ui/ago.ts';

/** Formats how long before `nowMs` a moment (ISO 8601) was: just now, minutes, hours or days. */
export function useAgoText(nowMs: number): (moment: string) => string {
  const { t } = useTranslation('shell');
  return (moment) => {
    const { unit, count } = agoOf(Date.parse(moment), nowMs);
    return t(`ago_${unit}`, { count });
  };
}
