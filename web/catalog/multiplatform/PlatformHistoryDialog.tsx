import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { styled } from 'styled-components';
import type { PlatformHistoryDialogQuery } from '../../__generated__/PlatformHistoryDialogQuery.graphql.ts';
import { ErrorNote } from '../../shell/ErrorNote.tsx';
import { LazyBlock, useAttempt } from '../../shell/LazyBlock.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useCurrency } from '../../ui/useCurrency.ts';
import { PlatformLines } from './PlatformLines.tsx';
import { placePlatforms } from './platformChart.ts';

interface PlatformHistoryDialogProps {
  readonly marketItemId: string;
  /** The item's name in the reader's language. */
  readonly name: string;
  readonly onClose: () => void;
}

const QUERY = graphql`
  query PlatformHistoryDialogQuery($marketItemId: ID!) {
    node(id: $marketItemId) {
      ... on MarketItem {
        lastHistoryDay
        priceHistory(days: 90) {
          day
          medianCents
        }
        platformHistory(days: 90) {
          platform
          days {
            day
            priceCents
          }
        }
      }
    }
  }
`;
const DAYS = 90;

/** Dialog with an item's prices on other platforms and here over the last three months. */
export function PlatformHistoryDialog({ marketItemId, name, onClose }: PlatformHistoryDialogProps) {
  const { t } = useTranslation('multiplatform');
  return (
    <Modal title={t('history_title')} closeLabel={t('shell:close')} onClose={onClose}>
      <Name>{name}</Name>
      <LazyBlock fallback={<Skeleton width="100%" height="404px" />}>
        <Body marketItemId={marketItemId} />
      </LazyBlock>
    </Modal>
  );
}

function Body({ marketItemId }: { readonly marketItemId: string }) {
  const { t } = useTranslation('multiplatform');
  const { usdPerCny } = useCurrency();
  const { options, retry } = useAttempt('store-or-network');
  const { node } = useLazyLoadQuery<PlatformHistoryDialogQuery>(QUERY, { marketItemId }, options);
  if (node?.platformHistory == null || node.priceHistory == null || node.lastHistoryDay == null) {
    return <ErrorNote onRetry={retry} />;
  }
  if (node.platformHistory.length === 0) {
    return <Empty art="k-case" title={t('history_noHistory')} hint={t('history_noHistoryHint')} />;
  }
  const here = node.priceHistory.map(({ day, medianCents }) => ({ day, cents: medianCents }));
  const pasts = node.platformHistory.map(({ platform, days }) => ({
    place: platform,
    days: days.map(({ day, priceCents }) => ({ day, cents: priceCents })),
  }));
  return (
    <PlatformLines
      chart={placePlatforms(
        [{ place: 'HERE', days: here }, ...pasts],
        node.lastHistoryDay,
        DAYS,
        usdPerCny ?? 1,
      )}
    />
  );
}

const Name = styled.p`
  padding-bottom: 12px;
  color: var(--t2);
`;
