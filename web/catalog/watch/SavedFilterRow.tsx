import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useMutation } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { SavedFilterRow_savedFilter$key } from '../../__generated__/SavedFilterRow_savedFilter.graphql.ts';
import type { SavedFilterRowRemoveSavedFilterMutation } from '../../__generated__/SavedFilterRowRemoveSavedFilterMutation.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import type { WriteMoment } from '../../shell/Moment.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { wholeNumberText } from '../../ui/money.ts';
import { Ellipsis, VisuallyHidden } from '../../ui/textStyles.ts';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { marketVariables, parseMarketFilter } from '../market/marketFilter.ts';

interface SavedFilterRowProps {
  readonly savedFilter: SavedFilterRow_savedFilter$key;
  readonly writeMoment: WriteMoment;
  readonly onChanged: () => void;
}

/** One saved filter, with a link to its market list. */
export function SavedFilterRow({ savedFilter, writeMoment, onChanged }: SavedFilterRowProps) {
  const { id, name, webQuery, itemCount, wantsAlerts, priceLimitCents, notifiedAt } = useFragment(
    FRAGMENT,
    savedFilter,
  );
  const { t } = useTranslation('watch');
  const { dialogs } = useAppServices();
  const { paid } = useMoneyText();
  const [remove, isRemoving] = useRemoveSavedFilter(onChanged);
  const limit = priceLimitCents ?? null;
  const { filter } = marketVariables(parseMarketFilter(new URLSearchParams(webQuery)));
  const openAlert = () =>
    dialogs.open({ kind: 'saveFilter', filter, name, alert: { wantsAlerts, priceLimitCents: limit } });
  const state = !wantsAlerts
    ? t('alertsOff')
    : limit === null
      ? t('alertsOn')
      : t('alertsUpTo', { price: paid(limit) });
  return (
    <Row>
      <List to={webQuery === '' ? '/market' : `/market?${webQuery}`}>
        <b>
          <Ellipsis>{name}</Ellipsis>
        </b>
        <small className="num">
          {t('filterShows', { count: itemCount, formatted: wholeNumberText(itemCount) })}
          {notifiedAt != null && ` · ${t('toldAt', { moment: writeMoment(notifiedAt) })}`}
        </small>
      </List>
      <Button size="small" onClick={openAlert}>
        <Icon name="bell" size={14} />
        <VisuallyHidden>{t('alertOf', { name })}</VisuallyHidden>
        {state}
      </Button>
      <Remove
        type="button"
        disabled={isRemoving}
        aria-label={t('removeFilter', { name })}
        onClick={() => remove(id)}
      >
        <Icon name="x" />
      </Remove>
    </Row>
  );
}

const FRAGMENT = graphql`
  fragment SavedFilterRow_savedFilter on SavedFilter {
    id
    name
    webQuery
    itemCount
    wantsAlerts
    priceLimitCents
    notifiedAt
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 36px;
  align-items: center;
  gap: 4px 16px;
  padding-right: 16px;
  border-top: 1px solid var(--line);
  transition: background var(--t-2);
  &:hover { background: var(--hover); }
  @media (max-width: 767px) { gap: 4px 8px; padding-right: 8px; }
`;

const List = styled(Link)`
  display: block;
  min-width: 0;
  padding: 12px 0 12px 20px;
  &:focus-visible { outline-offset: -2px; }
  b { font-size: 14px; line-height: 22px; font-weight: 600; }
  small { display: block; font-size: 12px; line-height: 18px; color: var(--t3); }
  @media (max-width: 767px) { padding-left: 16px; }
`;

const Remove = styled.button`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: var(--r-2);
  color: var(--t3);
  &:hover { background: var(--s3); color: var(--t1); }
`;

/** Removes a saved filter. `onDone` fetches the list again. */
function useRemoveSavedFilter(
  onDone: () => void,
): [removeSavedFilter: (savedFilterId: string) => void, isInFlight: boolean] {
  const [commit, isInFlight] = useMutation<SavedFilterRowRemoveSavedFilterMutation>(MUTATION);
  const remove = (savedFilterId: string) =>
    void commit({ variables: { input: { savedFilterId } }, onCompleted: onDone });
  return [remove, isInFlight];
}

const MUTATION = graphql`
  mutation SavedFilterRowRemoveSavedFilterMutation($input: RemoveSavedFilterInput!) {
    removeSavedFilter(input: $input) {
      ... on RemoveSavedFilterPayload {
        viewer {
          id
        }
      }
    }
  }
`;
