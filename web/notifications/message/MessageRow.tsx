import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { MessageRow_message$key } from '../../__generated__/MessageRow_message.graphql.ts';
import { Moment, type WriteMoment } from '../../shell/Moment.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { amountsInText } from '../../ui/money.ts';
import { Tag } from '../../ui/Tag.tsx';
import { VisuallyHidden } from '../../ui/textStyles.ts';
import { useCurrency } from '../../ui/useCurrency.ts';
import { type MessageKind, meaningLook, messagePath, messageTarget } from './messageKind.ts';

interface MessageRowProps {
  readonly message: MessageRow_message$key;
  /** The tab that contains it; null for all. */
  readonly tab: MessageKind | null;
  readonly writeMoment: WriteMoment;
  readonly onRead: (id: string) => void;
  /** True below the head of an order, which has the picture. */
  readonly isInGroup?: boolean;
}

/**
 * One message, its icon and colour by what it means. A press marks it as read and opens its subject: an order, an item, a
 * saved filter, or else the full text. One that asks for something says so while it still does; once the order has moved
 * on, it says that it is over.
 */
export function MessageRow({ message, tab, writeMoment, onRead, isInGroup = false }: MessageRowProps) {
  const data = useFragment(FRAGMENT, message);
  const { t, i18n } = useTranslation('message');
  const isChinese = i18n.language === 'zh';
  const currency = useCurrency();
  const isUnread = data.readAt == null;
  const target = messageTarget(data);
  const look = meaningLook(data.isOver ? 'OVER' : data.meaning);
  const read = () => {
    // The page of the full text marks it as read itself.
    if (isUnread && target !== null) {
      onRead(data.id);
    }
  };
  return (
    <Row
      to={target ?? messagePath(tab, data.id)}
      preventScrollReset={target === null}
      onClick={read}
      $isInGroup={isInGroup}
    >
      <Tile $color={look.color} $wash={look.wash} $isSmall={isInGroup}>
        <Icon name={look.icon} size={isInGroup ? 14 : 16} />
        {isUnread && !isInGroup && <Dot aria-hidden="true" />}
      </Tile>
      <Words $isUnread={isUnread && !data.isOver}>
        {isUnread && <VisuallyHidden>{t('unread')}</VisuallyHidden>}
        <b>{isChinese ? data.titleZh : data.titleEn}</b>
        {data.isOver && <Tag>{t('over')}</Tag>}
        {data.meaning === 'ACTION' && !data.isOver && target !== null && (
          <Ask>
            {t('act')}
            <Icon name="right" size={14} />
          </Ask>
        )}
        <p>{amountsInText(isChinese ? data.bodyZh : data.bodyEn, currency)}</p>
      </Words>
      <Moment at={data.createdAt} writeMoment={writeMoment} />
      <Icon name="right" />
    </Row>
  );
}

const FRAGMENT = graphql`
  fragment MessageRow_message on Message {
    id
    type
    meaning
    isOver
    titleZh
    titleEn
    bodyZh
    bodyEn
    orderNo
    isAboutWebhook
    isAboutPartner
    isAboutDeliveries
    about
    marketItem {
      marketHashName
    }
    copyFilter
    savedFilter {
      webQuery
    }
    readAt
    createdAt
  }
`;

const Row = styled(Link)<{ $isInGroup: boolean }>`
  display: flex;
  align-items: ${({ $isInGroup }) => ($isInGroup ? 'flex-start' : 'center')};
  gap: 14px;
  min-height: ${({ $isInGroup }) => ($isInGroup ? '44px' : '68px')};
  padding: ${({ $isInGroup }) => ($isInGroup ? '6px 20px 6px 50px' : '10px 20px')};
  text-align: left;
  &:hover { background: var(--hover); }
  &:focus-visible { outline-offset: -2px; }
  time { font-size: 12px; line-height: 22px; color: var(--t3); white-space: nowrap; }
  > svg { flex: none; margin-top: ${({ $isInGroup }) => ($isInGroup ? '3px' : '0')}; color: var(--t3); }
  @media (max-width: 767px) {
    padding: ${({ $isInGroup }) => ($isInGroup ? '6px 16px 6px 48px' : '12px 16px')};
    gap: 2px 12px;
    align-items: flex-start;
    flex-wrap: wrap;
    > svg { display: none; }
    time { flex-basis: 100%; padding-left: ${({ $isInGroup }) => ($isInGroup ? '36px' : '48px')}; }
  }
`;

const Tile = styled.span<{ $color: string; $wash: string; $isSmall: boolean }>`
  position: relative;
  flex: none;
  width: ${({ $isSmall }) => ($isSmall ? '24px' : '36px')};
  height: ${({ $isSmall }) => ($isSmall ? '24px' : '36px')};
  display: grid;
  place-items: center;
  border-radius: var(--r-2);
  background: ${({ $wash }) => $wash};
  color: ${({ $color }) => $color};
`;

const Dot = styled.i`
  position: absolute;
  top: -3px;
  right: -3px;
  width: 10px;
  height: 10px;
  border-radius: 50%;
  background: var(--accent);
  box-shadow: 0 0 0 2px var(--s1);
`;

const Words = styled.span<{ $isUnread: boolean }>`
  flex: 1;
  min-width: 0;
  b { font-size: 14px; line-height: 22px; font-weight: ${({ $isUnread }) => ($isUnread ? 600 : 400)}; }
  b + span { margin-left: 8px; vertical-align: 1px; }
  p { color: ${({ $isUnread }) => ($isUnread ? 'var(--t2)' : 'var(--t3)')}; overflow-wrap: anywhere; }
`;

/** What the message asks for: the row's only call to act. */
const Ask = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  color: var(--accent-t);
  font-size: 13px;
  font-weight: 600;
  white-space: nowrap;
`;
