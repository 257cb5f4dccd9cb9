import { styled } from 'styled-components';
import { Skeleton } from '../ui/Skeleton.tsx';

/** Nobody reads that nothing was found while the texts are still on their way. */
export function HelpLinesSkeleton() {
  return ['55%', '70%', '62%'].map((width) => (
    <Waiting key={width}>
      <Skeleton width="30%" height="14px" />
      <Skeleton width={width} />
    </Waiting>
  ));
}

const Waiting = styled.div`
  display: grid;
  align-content: center;
  gap: 10px;
  height: 63px;
  padding: 0 20px;
`;
