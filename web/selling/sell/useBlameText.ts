import { useTranslation } from 'react-i18next';
import { useMomentText } from '../../shell/Moment.tsx';
import type { CopyBlame } from './pricedCopy.ts';

/** Formats why a copy was skipped. An unknown reason, from a newer server, gets a general text. */
export function useBlameText(): (blame: CopyBlame) => string {
  const { t } = useTranslation('sell');
  const writeMoment = useMomentText(Date.now());
  return ({ reason, until }) =>
    reason === 'IN_COOLDOWN' && until !== null
      ? t('reason_IN_COOLDOWN_until', { moment: writeMoment(until) })
      : t(`reason_${reason}`, { defaultValue: t('reason_unknown') });
}
