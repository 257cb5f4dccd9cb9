import { useTranslation } from 'react-i18next';
import { Checkbox } from '../ui/Checkbox.tsx';
import { useMarketFilter } from './MarketChoice.tsx';
import { type MarketZone, toggleZone } from './marketFilter.ts';

/** The zones that narrow what is on sale; the home page's list of what sold today has a place of its own among the orders. */
const ZONES: readonly MarketZone[] = ['auto', 'low', 'bargain'];

/** What can be bought, and how: on sale at all (unless switched off), delivered by a robot, nearly gone, below the reference price. */
export function StockFilter() {
  const { t } = useTranslation('market');
  const { filter, change } = useMarketFilter();
  return (
    <>
      <Checkbox
        isChecked={!filter.hasSoldOut}
        onChange={() => change({ ...filter, hasSoldOut: !filter.hasSoldOut })}
      >
        {t('onSaleOnly')}
      </Checkbox>
      {ZONES.map((zone) => (
        <Checkbox
          key={zone}
          isChecked={filter.zones.includes(zone)}
          onChange={() => change(toggleZone(filter, zone))}
        >
          {t(`zone_${zone}`)}
        </Checkbox>
      ))}
    </>
  );
}
