import { useTranslation } from 'react-i18next';
import { useMomentText } from '../app/useMomentText.ts';
import type { CopyBlame } from './pricedCopy.ts';

/** Says why a copy was left as it is; a reason of a newer server falls back to a plain one. */
export function useBlameText(): (blame: CopyBlame) => string {
  const { t } = useTranslation('sell');
  const writeMoment = useMomentText(Date.now());
  return ({ reason, until }) =>
    reason === 'IN_COOLDOWN' && until !== null
      ? t('reason_IN_COOLDOWN_until', { moment: writeMoment(until) })
      : t(`reason_${reason}`, { defaultValue: t('reason_unknown') });
}
