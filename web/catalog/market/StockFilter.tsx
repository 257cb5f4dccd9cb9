import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { useMarketFilter } from './MarketChoice.tsx';
import { BOXED_ZONES, toggleZone } from './marketFilter.ts';

/** Availability filters: on sale at all (on by default), and the zones. */
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
      {BOXED_ZONES.map((zone) => (
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
