import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { GoodsDeals_marketItem$key } from '../../__generated__/GoodsDeals_marketItem.graphql.ts';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { RecentSales } from './RecentSales.tsx';

const GoodsBook = lazyPart(async () => (await import('./GoodsBook.tsx')).GoodsBook);

interface GoodsDealsProps {
  readonly marketItem: GoodsDeals_marketItem$key;
  /** The server's time, ISO 8601. */
  readonly serverTime: string;
  /** The chosen Doppler phase or gem; null for none. */
  readonly phase: string | null;
}

/** What copies were sold for, or what they are wanted and offered for now. */
export function GoodsDeals({ marketItem, serverTime, phase }: GoodsDealsProps) {
  const item = useFragment(FRAGMENT, marketItem);
  const { t } = useTranslation('goods');
  const [shown, setShown] = useState<'sales' | 'book'>('sales');
  return (
    <Block>
      <Head>
        <Segmented
          label={t('book_past')}
          value={shown}
          options={[
            { value: 'sales', label: t('recentSales') },
            { value: 'book', label: t('book_tab') },
          ]}
          onChange={setShown}
        />
      </Head>
      {shown === 'sales' ? (
        <RecentSales marketItem={item} serverTime={serverTime} />
      ) : (
        <GoodsBook marketItemId={item.id} phase={phase} />
      )}
    </Block>
  );
}

const FRAGMENT = graphql`
  fragment GoodsDeals_marketItem on MarketItem {
    id
    ...RecentSales_marketItem
  }
`;

const Block = styled(Panel)`
  padding: 20px;
  min-width: 0;
  min-height: 360px;
  @media (max-width: 767px) { padding: 16px; margin: 0 -16px; border-width: 1px 0; border-radius: 0; }
`;

const Head = styled.div`
  padding-bottom: 12px;
`;
