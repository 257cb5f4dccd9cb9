import { useTranslation } from 'react-i18next';
import { useAppServices } from '../app/appServices.ts';

/** Copies a text, and says whether that worked. */
export function useCopy(): (text: string) => Promise<void> {
  const { t } = useTranslation('partner');
  const { toasts } = useAppServices();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show('success', t('copied'));
    } catch {
      toasts.show('failure', t('copyFailed'));
    }
  };
}
