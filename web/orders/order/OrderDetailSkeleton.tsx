import { styled } from 'styled-components';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** Placeholder of an order's page: status, history, and the item with its money beside it. */
export function OrderDetailSkeleton() {
  return (
    <PageSkeleton>
      <Title>
        <Skeleton width="220px" height="12px" />
        <Skeleton width="140px" height="28px" />
      </Title>
      <Hero>
        <Skeleton width="180px" height="28px" />
        <Skeleton width="60%" height="14px" />
      </Hero>
      <Steps />
      <Columns>
        <Tall>
          <Skeleton width="96px" height="18px" />
          <Skeleton width="80%" height="14px" />
          <Skeleton width="70%" height="14px" />
          <Skeleton width="75%" height="14px" />
        </Tall>
        <Tall>
          <Skeleton height="120px" />
          <Skeleton width="50%" height="14px" />
          <Skeleton width="70%" height="14px" />
        </Tall>
      </Columns>
    </PageSkeleton>
  );
}

const Title = styled.div`
  display: grid;
  align-content: start;
  gap: 12px;
  height: 64px;
`;

const Hero = styled(Panel)`
  display: grid;
  align-content: start;
  gap: 16px;
  height: 148px;
  padding: 24px;
`;

const Steps = styled(Panel)`
  height: 114px;
  margin-top: 16px;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 360px;
  gap: 16px;
  margin-top: 16px;
  @media (max-width: 1199px) { grid-template-columns: minmax(0, 1fr); }
`;

const Tall = styled(Panel)`
  display: grid;
  align-content: start;
  gap: 18px;
  height: 380px;
  padding: 20px;
`;
