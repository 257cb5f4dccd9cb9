import { styled } from 'styled-components';
import { Skeleton } from '../../ui/Skeleton.tsx';

const SLOTS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholder cards in the size of cards. */
export function MarketSkeleton() {
  return SLOTS.map((slot) => (
    <li key={slot} aria-hidden="true">
      <Card>
        <Ground />
        <Body>
          <Skeleton width="40%" />
          <Skeleton width="64%" height="14px" />
          <Skeleton width="48%" />
          <Skeleton width="80%" height="8px" />
          <Skeleton width="52%" height="16px" />
          <Skeleton width="60%" />
        </Body>
      </Card>
    </li>
  ));
}

const Card = styled.div`
  border: 1px solid var(--line);
  border-radius: var(--r-3);
  background: var(--s1);
  overflow: hidden;
`;

const Ground = styled.div`
  aspect-ratio: 16 / 10;
  background: var(--s2);
  border-bottom: 2px solid var(--line);
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: 9px;
  padding: 16px 12px 15px;
  @media (max-width: 767px) { padding: 14px 10px; }
`;
