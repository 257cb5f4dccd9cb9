import { useTranslation } from 'react-i18next';
import type { StepUpWords } from '../../shell/StepUpField.tsx';

/** This feature's texts for the SMS code. */
export function useStepUpWords(): StepUpWords {
  const { t } = useTranslation(['console', 'shell']);
  return {
    label: t('code'),
    placeholder: t('codePlaceholder'),
    send: t('sendCode'),
    sent: t('codeSent'),
    resendIn: (count) => t('resendIn', { count }),
  };
}
