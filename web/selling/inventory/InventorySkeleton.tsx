import { styled } from 'styled-components';
import { Panel } from '../../ui/Panel.tsx';
import { RowsSkeleton, Skeleton } from '../../ui/Skeleton.tsx';

/** Placeholder boxes of the inventory, in their heights. */
export function InventorySkeleton() {
  return (
    <div>
      <Title>
        <Skeleton width="120px" height="24px" />
      </Title>
      <Panel>
        <Bar />
        <RowsSkeleton count={8} height="68px" narrowHeight="72px" thumb={{ width: '72px', height: '52px' }} />
      </Panel>
    </div>
  );
}

const Title = styled.div`
  padding-bottom: 80px;
`;

const Bar = styled.div`
  height: 148px;
`;
