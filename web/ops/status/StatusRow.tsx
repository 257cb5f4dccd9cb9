import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { StatusRow_part$key } from '../../__generated__/StatusRow_part.graphql.ts';
import { Moment, type WriteMoment } from '../../shell/Moment.tsx';
import { Tag, type TagTone } from '../../ui/Tag.tsx';
import { type PartState, readState, StatusBars } from './StatusBars.tsx';

const FRAGMENT = graphql`
  fragment StatusRow_part on PartStatus {
    part
    state
    since
    bars
  }
`;

const TONES: Record<PartState, TagTone> = { up: 'pos', slow: 'warn', down: 'neg', unknown: 'plain' };

interface StatusRowProps {
  readonly part: StatusRow_part$key;
  readonly writeMoment: WriteMoment;
}

/** One component: its name, its state and since when, and its last day. */
export function StatusRow({ part: key, writeMoment }: StatusRowProps) {
  const { t } = useTranslation('status');
  const { part, state, since, bars } = useFragment(FRAGMENT, key);
  const now = readState(state);
  return (
    <Row>
      <h2>{t(`part_${part}`)}</h2>
      <p>{t(`hint_${part}`)}</p>
      <State>
        <Tag tone={TONES[now]}>{t(`state_${now}`)}</Tag>
        {since != null && (
          <Moment at={since} writeMoment={writeMoment}>
            {t(now === 'unknown' ? 'lastKnown' : 'since', { at: writeMoment(since) })}
          </Moment>
        )}
      </State>
      <Day>
        <StatusBars bars={bars.map(readState)} />
      </Day>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px 16px;
  padding: 20px 24px;
  border-top: 1px solid var(--line);
  &:first-child { border-top: 0; }
  h2 { font-size: 15px; line-height: 22px; }
  p { grid-row: 2; color: var(--t3); font-size: 13px; line-height: 20px; }
  @media (max-width: 767px) { padding: 16px; grid-template-columns: minmax(0, 1fr); }
`;

const State = styled.div`
  grid-row: 1 / span 2;
  grid-column: 2;
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: 4px;
  color: var(--t3);
  font-size: 12px;
  line-height: 18px;
  @media (max-width: 767px) { grid-area: auto; flex-direction: row; align-items: center; padding-top: 6px; gap: 8px; }
`;

const Day = styled.div`
  grid-column: 1 / -1;
  padding-top: 12px;
`;
