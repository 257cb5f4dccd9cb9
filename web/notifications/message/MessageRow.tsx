import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { MessageRow_message$key } from '../../__generated__/MessageRow_message.graphql.ts';
import { Moment, type WriteMoment } from '../../shell/Moment.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { amountsInText } from '../../ui/money.ts';
import { VisuallyHidden } from '../../ui/textStyles.ts';
import { useCurrency } from '../../ui/useCurrency.ts';
import { MESSAGE_ICONS, type MessageKind, messageKindOf, messagePath, messageTarget } from './messageKind.ts';

interface MessageRowProps {
  readonly message: MessageRow_message$key;
  /** The tab that contains it; null for all. */
  readonly tab: MessageKind | null;
  readonly writeMoment: WriteMoment;
  readonly onRead: (id: string) => void;
}

/**
 * One message. A press marks it as read and opens its subject: an order, an item, a saved filter, or else the full
 * text.
 */
export function MessageRow({ message, tab, writeMoment, onRead }: MessageRowProps) {
  const data = useFragment(FRAGMENT, message);
  const { t, i18n } = useTranslation('message');
  const isChinese = i18n.language === 'zh';
  const currency = useCurrency();
  const isUnread = data.readAt == null;
  const target = messageTarget(data);
  const read = () => {
    // The page of the full text marks it as read itself.
    if (isUnread && target !== null) {
      onRead(data.id);
    }
  };
  const content = (
    <>
      <Tile>
        <Icon name={MESSAGE_ICONS[messageKindOf(data.type)]} />
        {isUnread && <Dot aria-hidden="true" />}
      </Tile>
      <Words $isUnread={isUnread}>
        {isUnread && <VisuallyHidden>{t('unread')}</VisuallyHidden>}
        <b>{isChinese ? data.titleZh : data.titleEn}</b>
        <p>{amountsInText(isChinese ? data.bodyZh : data.bodyEn, currency)}</p>
      </Words>
      <Moment at={data.createdAt} writeMoment={writeMoment} />
      <Icon name="right" />
    </>
  );
  return (
    <Item>
      <Link to={target ?? messagePath(tab, data.id)} preventScrollReset={target === null} onClick={read}>
        {content}
      </Link>
    </Item>
  );
}

const FRAGMENT = graphql`
  fragment MessageRow_message on Message {
    id
    type
    titleZh
    titleEn
    bodyZh
    bodyEn
    orderNo
    isAboutPartner
    marketItem {
      marketHashName
    }
    savedFilter {
      webQuery
    }
    readAt
    createdAt
  }
`;

const Item = styled.li`
  border-top: 1px solid var(--line);
  > a {
    display: flex;
    align-items: center;
    gap: 14px;
    width: 100%;
    min-height: 68px;
    padding: 10px 20px;
    text-align: left;
  }
  > a:hover { background: var(--hover); }
  > a:focus-visible { outline-offset: -2px; }
  time { font-size: 12px; color: var(--t3); white-space: nowrap; }
  > a > svg { color: var(--t3); }
  @media (max-width: 767px) {
    > a { padding: 12px 16px; gap: 12px; align-items: flex-start; flex-wrap: wrap; }
    > a > svg { display: none; }
    time { flex-basis: 100%; padding-left: 48px; margin-top: -8px; }
  }
`;

const Tile = styled.span`
  position: relative;
  flex: none;
  width: 36px;
  height: 36px;
  display: grid;
  place-items: center;
  border-radius: var(--r-2);
  background: var(--info-w);
  color: var(--info);
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
  b { display: block; font-size: 14px; line-height: 22px; font-weight: ${({ $isUnread }) => ($isUnread ? 600 : 400)}; }
  p { color: ${({ $isUnread }) => ($isUnread ? 'var(--t2)' : 'var(--t3)')}; }
`;
