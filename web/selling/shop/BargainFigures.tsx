import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { BargainFigures_seller$key } from '../../__generated__/BargainFigures_seller.graphql.ts';
import { timeParts } from './SellerFigures.tsx';

/** How the seller deals with price offers, in one sentence; nothing while they are too few to tell. */
export function BargainFigures({ seller }: { readonly seller: BargainFigures_seller$key }) {
  const { bargainRecord: record } = useFragment(FRAGMENT, seller);
  const { t } = useTranslation('shop');
  if (record == null) {
    return null;
  }
  const time = timeParts(record.medianAnswerMs ?? null);
  const values = { count: record.decidedCount, share: Math.round(record.acceptedShare * 100) };
  return (
    <small>
      {t('bargain_share', values)}
      {time !== null && t('bargain_time', { time: t(`time_${time.unit}`, { count: time.count }) })}
    </small>
  );
}

const FRAGMENT = graphql`
  fragment BargainFigures_seller on User {
    bargainRecord {
      decidedCount
      acceptedShare
      medianAnswerMs
    }
  }
`;
