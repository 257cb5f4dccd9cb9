import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { FloatRank_asset$key } from '../../__generated__/FloatRank_asset.graphql.ts';
import { wholeNumberText } from '../../ui/money.ts';
import { Tag } from '../../ui/Tag.tsx';

/** The worst place that is worth a word, also as a share of all, and the fewest copies among which a place says anything. */
const PLACE_MAX = 10;
const SHARE_MAX = 0.1;
const SEEN_MIN = 20;

interface FloatRankProps {
  readonly asset: FloatRank_asset$key;
}

/** The place of a copy by its wear among those of its item that were seen here, where it is one of the first of either end. */
export function FloatRank({ asset }: FloatRankProps) {
  const { floatRank } = useFragment(FRAGMENT, asset);
  const { t } = useTranslation('goods');
  if (floatRank == null || floatRank.seenCount < SEEN_MIN) return null;
  const lowest = floatRank.lowestPlace ?? Number.POSITIVE_INFINITY;
  const highest = floatRank.highestPlace ?? Number.POSITIVE_INFINITY;
  const place = Math.min(lowest, highest);
  if (place > Math.min(PLACE_MAX, floatRank.seenCount * SHARE_MAX)) return null;
  const seen = wholeNumberText(floatRank.seenCount);
  const end = lowest <= highest ? 'lowest' : 'highest';
  return (
    <span className="num" title={t('rank_hint')}>
      <Tag tone="accent">{t(place === 1 ? `rank_first_${end}` : `rank_${end}`, { place, seen })}</Tag>
    </span>
  );
}

const FRAGMENT = graphql`
  fragment FloatRank_asset on Asset {
    floatRank {
      lowestPlace
      highestPlace
      seenCount
    }
  }
`;
