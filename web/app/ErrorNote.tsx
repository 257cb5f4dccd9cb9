import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { Empty } from '../ui/Empty.tsx';
import { useAppServices } from './appServices.ts';
import { useStore } from './useStore.ts';

interface ErrorNoteProps {
  /** What could not be shown, in the reader's words; a general sentence unless told. */
  readonly title?: string;
  /** What is not affected; a general sentence unless told. */
  readonly hint?: string;
  readonly isBusy?: boolean;
  readonly onRetry: () => void;
  /** There is nothing else on the page. */
  readonly isPage?: boolean;
}

/** A block that failed: what is affected, what is not, and a way to try again. */
export function ErrorNote({ title, hint, isBusy = false, onRetry, isPage = false }: ErrorNoteProps) {
  const { t } = useTranslation('app');
  const { isAway } = useStore(useAppServices().connection);
  return (
    <Empty
      isPage={isPage}
      art="alert"
      title={title ?? t('contentFailed')}
      hint={isAway ? t('contentWaits') : (hint ?? t('contentFailedHint'))}
      action={
        <Button isBusy={isBusy} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
}
