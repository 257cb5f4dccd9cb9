import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { CallbackRow_event$key } from '../../__generated__/CallbackRow_event.graphql.ts';
import type { WriteMoment } from '../../shell/Moment.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Tag, type TagTone } from '../../ui/Tag.tsx';

interface CallbackRowProps {
  readonly event: CallbackRow_event$key;
  readonly writeMoment: WriteMoment;
  readonly onOpen: () => void;
}

/** One callback: its subject, its state, its number of attempts, and the time of the next. */
export function CallbackRow({ event, writeMoment, onOpen }: CallbackRowProps) {
  const data = useFragment(FRAGMENT, event);
  const { t } = useTranslation('console');
  const number = data.orderNo ?? data.eventId;
  const about = [number, data.sequence == null ? null : `#${data.sequence}`, data.outOrderNo]
    .filter((part) => part != null)
    .join(' · ');
  return (
    <Row>
      <button type="button" onClick={onOpen}>
        <Subject>
          <b>{t(`event_${data.type}`, t('callback'))}</b>
          <small className="num">{about}</small>
        </Subject>
        <Tag tone={callbackTone(data.state)}>{t(`state_${data.state}`)}</Tag>
        <Times className="num">
          <span>{t('attempts', { number: data.attempts })}</span>
          <small>
            {data.nextAttemptAt == null
              ? writeMoment(data.createdAt)
              : t('nextAttempt', { at: writeMoment(data.nextAttemptAt, 'second') })}
          </small>
        </Times>
        <Icon name="right" />
      </button>
    </Row>
  );
}

const FRAGMENT = graphql`
  fragment CallbackRow_event on CallbackEvent {
    eventId
    type
    orderNo
    outOrderNo
    sequence
    state
    attempts
    nextAttemptAt
    createdAt
  }
`;

const Row = styled.div`
  border-top: 1px solid var(--line);
  button {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 90px minmax(140px, auto) 16px;
    align-items: center;
    gap: 4px 16px;
    width: 100%;
    min-height: 60px;
    padding: 8px 20px;
    text-align: left;
  }
  button:hover { background: var(--hover); }
  button:focus-visible { outline-offset: -2px; }
  svg { color: var(--t3); }
  button > span:nth-child(2) { justify-self: start; }
  small { display: block; font-size: 12px; line-height: 18px; color: var(--t3); }
  @media (max-width: 599px) {
    button { grid-template-columns: minmax(0, 1fr) auto; padding: 10px 16px; }
    svg { display: none; }
  }
`;

const Subject = styled.span`
  min-width: 0;
  b { font-weight: 500; font-size: 14px; }
  small { overflow-wrap: anywhere; }
`;

const Times = styled.span`
  text-align: right;
  font-size: 13px;
  @media (max-width: 599px) { grid-column: 1 / -1; display: flex; justify-content: space-between; gap: 12px; }
`;

const TONES: Readonly<Record<string, TagTone>> = { WAITING: 'info', DELIVERED: 'pos', DEAD: 'neg' };

/** The tone of a callback's state. */
export function callbackTone(state: string): TagTone {
  return TONES[state] ?? 'plain';
}
