import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { useShopFacts_seller$key } from '../../__generated__/useShopFacts_seller.graphql.ts';
import { wholeNumberText } from '../../ui/money.ts';

/** One line about a shop: its age, number of listings, and recent deliveries. Empty when there is no shop. */
export function useShopFacts(seller: useShopFacts_seller$key | null): string {
  const data = useFragment(FRAGMENT, seller);
  const { t, i18n } = useTranslation('shop');
  if (data == null) {
    return '';
  }
  const { createdAt, listingCount, sellerRecord } = data;
  const month = new Intl.DateTimeFormat(i18n.language === 'zh' ? 'zh-CN' : 'en', {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(createdAt));
  return t('shopFacts', {
    since: month.replace(/(\d+)年(\d+)月/, '$1 年 $2 月'),
    onSale: wholeNumberText(listingCount),
    delivered: wholeNumberText(sellerRecord?.deliveredCount ?? 0),
  });
}

const FRAGMENT = graphql`
  fragment useShopFacts_seller on User {
    createdAt
    listingCount
    sellerRecord {
      deliveredCount
    }
  }
`;
