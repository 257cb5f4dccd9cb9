import { useTranslation } from 'react-i18next';
import type { StepUpWords } from '../app/StepUpField.tsx';

/** What this feature says around a code by SMS. */
export function useStepUpWords(): StepUpWords {
  const { t } = useTranslation(['steam', 'app']);
  return {
    label: t('code'),
    placeholder: t('codePlaceholder'),
    send: t('sendCode'),
    sent: t('codeSent'),
    resendIn: (count) => t('resendIn', { count }),
  };
}
