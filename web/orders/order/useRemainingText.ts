import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { remainingTime } from '../../ui/remainingTime.ts';

/**
 * Formats the remaining time in the specification's wording (requirement O-07). A past or missing deadline gives an
 * empty text.
 */
export function useRemainingText(): (deadlineAt: string | null | undefined, nowMs: number) => string {
  const { t } = useTranslation('order');
  return useCallback(
    (deadlineAt, nowMs) => {
      const left = deadlineAt == null ? null : remainingTime(Date.parse(deadlineAt), nowMs);
      if (left === null) {
        return '';
      }
      return left.unit === 'lessThanHour' ? t('lessThanHour') : t(left.unit, { number: left.count });
    },
    [t],
  );
}
