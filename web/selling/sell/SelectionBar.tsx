import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { useAppServices } from '../../shell/appServices.ts';
import type { BulkVerb } from '../../shell/dialogs.ts';
import { Button } from '../../ui/Button.tsx';
import { Price } from '../../ui/Price.tsx';
import { type Chosen, FORM_MAX, selectionIds } from '../bulk/selection.ts';
import { RULE_IDS_MAX, RULES_PATH, type RuleScope, ruleObstacle } from '../desk/ruleScope.ts';
import type { ownListingFilter } from './sellListFilter.ts';

interface SelectionBarProps {
  readonly chosen: Chosen;
  readonly count: number;
  /** The filter of the list. */
  readonly listings: ReturnType<typeof ownListingFilter>;
  /** Null where not all of them are loaded. */
  readonly sumCents: number | null;
  /** The copies of the selected listings; of the exceptions where everything that matches is selected. */
  readonly itemIds: readonly string[];
  readonly onClear: () => void;
  readonly onDone: () => void;
}

/**
 * Floating bar at the bottom while listings are selected: their number, the sum of their prices, and the actions. A few
 * open the form with their rows, many the form in sums.
 */
export function SelectionBar(props: SelectionBarProps) {
  const { chosen, count, listings, sumCents, itemIds, onClear, onDone } = props;
  const { t } = useTranslation('sell');
  const navigate = useNavigate();
  const { dialogs } = useAppServices();
  const done = () => {
    onClear();
    onDone();
  };
  const discount = () => {
    const selection = { listings, ...selectionIds(chosen) };
    dialogs.open({ kind: 'bulk', selection, count, verbs: ['DISCOUNT'], onDone: done });
  };
  const openBulk = (verb: BulkVerb) => {
    const selection = { listings, ...selectionIds(chosen) };
    dialogs.open({ kind: 'bulk', selection, count, verbs: [verb], onDone: onClear });
  };
  const reprice = () =>
    chosen.isAll || count > FORM_MAX
      ? openBulk('REPRICE')
      : dialogs.open({ kind: 'reprice', listingIds: [...chosen.ids], onDone: done });
  const unlist = () => {
    const [listingId] = chosen.ids;
    if (!chosen.isAll && count === 1 && listingId !== undefined) {
      dialogs.open({ kind: 'unlist', listingId, onDone: done });
    } else {
      openBulk('UNLIST');
    }
  };
  const obstacle = ruleObstacle(chosen.ids.size, itemIds.length);
  // The rule takes the filter, so that what comes later is part of it, or the copies by name.
  const setRule = () => {
    const ruleScope: RuleScope = chosen.isAll
      ? { filter: listings, copyText: '', itemIds: [], excludedItemIds: itemIds }
      : { filter: null, copyText: '', itemIds, excludedItemIds: [] };
    void navigate(RULES_PATH, { state: { ruleScope } });
  };
  return (
    <Bar aria-label={t('selection')}>
      <b className="num" role="status">
        {t('selected', { count })}
      </b>
      {sumCents !== null && (
        <Sum className="num">
          {t('sumAsks')} <Price cents={sumCents} />
        </Sum>
      )}
      <Clear look="ghost" onClick={onClear}>
        {t('clearSelection')}
      </Clear>
      {obstacle !== null && <Obstacle>{t(`noRule_${obstacle}`, { count: RULE_IDS_MAX })}</Obstacle>}
      <Buttons>
        <Button onClick={discount}>{t('discount')}</Button>
        <Button disabled={obstacle !== null} onClick={setRule}>
          {t('setRule')}
        </Button>
        <Button onClick={unlist}>{t('unlist')}</Button>
        <Button look="primary" onClick={reprice}>
          {t('reprice')}
        </Button>
      </Buttons>
    </Bar>
  );
}

const Bar = styled.section`
  position: sticky;
  bottom: 12px;
  z-index: var(--z-bar);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  margin: 0 12px 12px;
  padding: 10px 12px 10px 16px;
  background: var(--s3);
  border: 1px solid var(--line-2);
  border-radius: var(--r-3);
  box-shadow: var(--e3);
  white-space: nowrap;
  b { font-weight: 600; }
  @media (max-width: 1023px) { bottom: calc(72px + env(safe-area-inset-bottom)); }
  @media (max-width: 767px) { gap: 6px 8px; margin: 0 8px 8px; padding: 8px 8px 8px 12px; }
`;

const Sum = styled.span`
  font-size: 12px;
  color: var(--t3);
  @media (max-width: 767px) { display: none; }
`;

const Obstacle = styled.small`
  min-width: 0;
  max-width: 260px;
  font-size: 12px;
  line-height: 16px;
  color: var(--t3);
  white-space: normal;
  @media (max-width: 767px) { flex: 1 1 100%; max-width: none; }
`;

const Clear = styled(Button)`
  margin-left: auto;
`;

const Buttons = styled.div`
  display: flex;
  gap: 8px;
  @media (max-width: 767px) { flex: 1 1 100%; gap: 4px; button { flex: 1; padding: 0 6px; } }
`;
