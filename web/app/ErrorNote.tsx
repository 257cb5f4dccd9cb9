import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { Empty } from '../ui/Empty.tsx';

interface ErrorNoteProps {
  /** What could not be shown, in the reader's words; a general sentence unless told. */
  readonly title?: string;
  readonly onRetry: () => void;
}

/** A block that failed: what is affected, what is not, and a way to try again. */
export function ErrorNote({ title, onRetry }: ErrorNoteProps) {
  const { t } = useTranslation('app');
  return (
    <Empty
      art="alert"
      title={title ?? t('contentFailed')}
      hint={t('contentFailedHint')}
      action={<Button onClick={onRetry}>{t('retry')}</Button>}
    />
  );
}
