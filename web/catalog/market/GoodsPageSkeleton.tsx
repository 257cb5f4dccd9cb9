import { styled } from 'styled-components';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

/** Placeholder of an item's page: picture and facts, chart and latest sales, the first copies. */
export function GoodsPageSkeleton() {
  return (
    <PageSkeleton>
      <Crumbs>
        <Skeleton width="200px" height="12px" />
      </Crumbs>
      <Head>
        <Picture />
        <Facts>
          <Skeleton width="240px" height="20px" />
          <Skeleton width="70%" height="34px" />
          <Skeleton width="50%" height="14px" />
          <Skeleton height="56px" />
          <Skeleton height="96px" />
        </Facts>
      </Head>
      <Past>
        <Block />
        <Block />
      </Past>
      <Copies>
        {ROWS.map((row) => (
          <Copy key={row}>
            <Skeleton width="84px" height="56px" />
            <Skeleton width="46%" height="14px" />
            <Skeleton width="96px" height="30px" />
          </Copy>
        ))}
      </Copies>
    </PageSkeleton>
  );
}

const Crumbs = styled.div`
  padding: 20px 0 18px;
  @media (max-width: 767px) { display: none; }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 688fr) minmax(0, 656fr);
  gap: 32px;
  @media (max-width: 1199px) { grid-template-columns: minmax(0, 0.8fr) minmax(0, 1fr); gap: 20px; }
  @media (max-width: 899px) { grid-template-columns: minmax(0, 1fr); gap: 16px; }
`;

const Picture = styled.div`
  height: 439px;
  border-radius: var(--r-4);
  background: var(--s2);
  @media (max-width: 1199px) { height: 340px; }
  @media (max-width: 767px) { height: 240px; margin: 0 -16px; border-radius: 0; }
`;

const Facts = styled.div`
  display: grid;
  align-content: start;
  gap: 14px;
`;

const Past = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 400px;
  gap: 20px;
  margin-top: 28px;
  @media (max-width: 1199px) { grid-template-columns: minmax(0, 1fr); }
`;

const Block = styled(Panel)`
  height: 356px;
`;

const Copies = styled(Panel)`
  margin-top: 32px;
`;

const Copy = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 20px;
  height: 84px;
  padding: 0 20px;
  border-top: 1px solid var(--line);
`;
