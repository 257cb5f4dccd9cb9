import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';

interface InventoryNothingProps {
  readonly statuses: readonly string[];
  /** True when the tab, the keyword or the account filters the list. */
  readonly isNarrowed: boolean;
  readonly onShowAll: () => void;
}

const PRIVACY_URL = 'https://steamcommunity.com/my/edit/settings';

/** Empty state: the reason, and the one action that helps. */
export function InventoryNothing({ statuses, isNarrowed, onShowAll }: InventoryNothingProps) {
  const { t } = useTranslation('inventory');
  if (statuses.length === 0) {
    return (
      <Empty
        art="k-case"
        title={t('noAccount')}
        hint={t('noAccountHint')}
        action={
          <ButtonLink to="/user/steam" look="primary">
            {t('toSteam')}
          </ButtonLink>
        }
      />
    );
  }
  if (isNarrowed) {
    return (
      <Empty
        art="k-rifle"
        title={t('nothingFound')}
        hint={t('nothingFoundHint')}
        action={<Button onClick={onShowAll}>{t('showAll')}</Button>}
      />
    );
  }
  const status = statuses.find((each) => each !== 'SYNCED') ?? 'SYNCED';
  return (
    <Empty
      art={status === 'FAILED' || status === 'PRIVATE' ? 'alert' : 'k-case'}
      title={t(`nothing_${status}`)}
      hint={t(`nothing_${status}_hint`)}
      action={
        status === 'PRIVATE' && (
          <a href={PRIVACY_URL} target="_blank" rel="noreferrer">
            {t('openPrivacy')}
          </a>
        )
      }
    />
  );
}
