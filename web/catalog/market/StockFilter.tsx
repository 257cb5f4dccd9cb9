import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { useMarketFilter } from './MarketChoice.tsx';
import { type MarketZone, toggleZone } from './marketFilter.ts';

/** The zones that filter the items on sale. The home page's list of today's sales is one of the sort orders instead. */
const ZONES: readonly MarketZone[] = ['auto', 'low', 'bargain'];

/** Availability filters: on sale at all (on by default), delivered by a robot, low stock, below the reference price. */
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
