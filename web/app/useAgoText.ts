import { useTranslation } from 'react-i18next';
import { agoOf } from '../ui/ago.ts';

/** Says how long ago a moment was, ISO 8601, as seen at `nowMs`: just now, minutes, hours, days. */
export function useAgoText(nowMs: number): (moment: string) => string {
  const { t } = useTranslation('app');
  return (moment) => {
    const { unit, count } = agoOf(Date.parse(moment), nowMs);
    return t(`ago_${unit}`, { count });
  };
}
