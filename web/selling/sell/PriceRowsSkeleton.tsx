import { RowsSkeleton } from '../../ui/Skeleton.tsx';
import { PRICE_ROW_HEIGHT_PX } from './PriceRow.tsx';

/** Placeholder rows of a price form. */
export function PriceRowsSkeleton() {
  const height = `${PRICE_ROW_HEIGHT_PX}px`;
  return (
    <RowsSkeleton count={5} height={height} narrowHeight={height} thumb={{ width: '84px', height: '56px' }} />
  );
}
