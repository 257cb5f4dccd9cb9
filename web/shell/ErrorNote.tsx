import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { Empty } from '../ui/Empty.tsx';
import { useStore } from '../ui/store.ts';
import { useAppServices } from './appServices.ts';

interface ErrorNoteProps {
  /** What could not be shown, as translated text. The default is a general sentence. */
  readonly title?: string;
  /** What is not affected. The default is a general sentence. */
  readonly hint?: string;
  readonly isBusy?: boolean;
  readonly onRetry: () => void;
  /** True when the page has no other content. */
  readonly isPage?: boolean;
}

/** Error message of a block: what is affected, what is not, and a button to try again. */
export function ErrorNote({ title, hint, isBusy = false, onRetry, isPage = false }: ErrorNoteProps) {
  const { t } = useTranslation('shell');
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
