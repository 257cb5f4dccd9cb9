import { styled } from 'styled-components';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** Shown while the texts load, in place of an empty result. */
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
