import { styled } from 'styled-components';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { MarketSkeleton } from './MarketSkeleton.tsx';

const RAIL_HEIGHTS = ['411px', '84px', '222px', '180px'];
const CARD_SETS = ['first', 'second', 'third'];

/** Placeholder of the market: filters beside the grid, in their sizes. */
export function MarketPageSkeleton() {
  return (
    <PageSkeleton>
      <Layout>
        <Rail>
          {RAIL_HEIGHTS.map((height) => (
            <Skeleton key={height} height={height} />
          ))}
        </Rail>
        <div>
          <Head>
            <Skeleton width="96px" height="24px" />
            <Skeleton width="190px" height="36px" />
          </Head>
          <Cards>
            {CARD_SETS.map((set) => (
              <MarketSkeleton key={set} />
            ))}
          </Cards>
        </div>
      </Layout>
    </PageSkeleton>
  );
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: 236px minmax(0, 1fr);
  gap: 28px;
  padding-top: 24px;
  @media (max-width: 1023px) { grid-template-columns: minmax(0, 1fr); }
  @media (max-width: 767px) { padding-top: 14px; }
`;

const Rail = styled.div`
  display: grid;
  gap: 10px;
  align-content: start;
  opacity: .5;
  @media (max-width: 1023px) { display: none; }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: 36px;
  margin-bottom: 16px;
  @media (max-width: 767px) { height: 82px; align-items: start; }
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(196px, 1fr));
  gap: 14px;
  @media (max-width: 767px) { grid-template-columns: 1fr 1fr; gap: 10px; }
`;
