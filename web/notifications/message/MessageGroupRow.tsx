import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { MessageGroupRow_group$key } from '../../__generated__/MessageGroupRow_group.graphql.ts';
import { ItemThumb } from '../../catalog/items/ItemThumb.tsx';
import type { WriteMoment } from '../../shell/Moment.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { VisuallyHidden } from '../../ui/textStyles.ts';
import { MessageRow } from './MessageRow.tsx';
import type { MessageKind } from './messageKind.ts';
import type { MarkMessagesRead } from './useMarkMessagesRead.ts';

interface MessageGroupRowProps {
  readonly group: MessageGroupRow_group$key;
  /** The tab that contains it; null for all. */
  readonly tab: MessageKind | null;
  readonly writeMoment: WriteMoment;
  readonly onRead: MarkMessagesRead;
}

/**
 * The messages about one order: its item and current state, the newest message, and the earlier ones when opened. A
 * message about anything else is a row by itself.
 */
export function MessageGroupRow({ group, tab, writeMoment, onRead }: MessageGroupRowProps) {
  const data = useFragment(FRAGMENT, group);
  const { t, i18n } = useTranslation('message');
  const [isOpen, setIsOpen] = useState(false);
  const earlierId = useId();
  const { order, earlier, unreadCount } = data;
  if (order == null) {
    return (
      <MessageRow
        message={data.newest}
        tab={tab}
        writeMoment={writeMoment}
        onRead={(id) => onRead({ ids: [id] })}
      />
    );
  }
  const isChinese = i18n.language === 'zh';
  const item = order.marketItem;
  const read = () => {
    if (unreadCount > 0) {
      onRead({ orderNo: order.orderNo });
    }
  };
  return (
    <Group>
      <Head>
        <ItemThumb item={item ?? null} icon="order" />
        <b>{(isChinese ? item?.nameZh : item?.nameEn) ?? t('goneItem')}</b>
        <Tag>{isChinese ? data.statusZh : data.statusEn}</Tag>
        {unreadCount > 0 && <UnreadCount count={unreadCount} />}
      </Head>
      <MessageRow message={data.newest} tab={tab} writeMoment={writeMoment} onRead={read} isInGroup />
      {earlier.length > 0 && (
        <>
          <GroupToggle isOpen={isOpen} controls={earlierId} onPress={() => setIsOpen(!isOpen)}>
            {t(isOpen ? 'closeEarlier' : 'openEarlier', { number: data.count - 1 })}
          </GroupToggle>
          <div id={earlierId}>
            {isOpen &&
              earlier.map((message) => (
                <MessageRow
                  key={message.id}
                  message={message}
                  tab={tab}
                  writeMoment={writeMoment}
                  onRead={read}
                  isInGroup
                />
              ))}
          </div>
        </>
      )}
    </Group>
  );
}

/** Number of unread messages of a group. */
export function UnreadCount({ count }: { readonly count: number }) {
  const { t } = useTranslation('message');
  return (
    <Count className="num">
      {count}
      <VisuallyHidden>{t('unread')}</VisuallyHidden>
    </Count>
  );
}

interface GroupToggleProps {
  readonly isOpen: boolean;
  /** Id of the element that it opens. */
  readonly controls: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** The button that opens the rest of a group. */
export function GroupToggle({ isOpen, controls, onPress, children }: GroupToggleProps) {
  return (
    <Toggle type="button" aria-expanded={isOpen} aria-controls={controls} onClick={onPress}>
      {children}
      <Icon name={isOpen ? 'up' : 'down'} size={14} />
    </Toggle>
  );
}

const FRAGMENT = graphql`
  fragment MessageGroupRow_group on MessageGroup {
    count
    unreadCount
    statusZh
    statusEn
    order {
      orderNo
      marketItem {
        nameZh
        nameEn
        ...ItemThumb_item
      }
    }
    newest {
      ...MessageRow_message
    }
    earlier {
      id
      ...MessageRow_message
    }
  }
`;

const Group = styled.div`
  padding-bottom: 6px;
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: 56px auto auto minmax(0, 1fr);
  grid-template-areas: "thumb name state count";
  align-items: center;
  gap: 2px 12px;
  padding: 12px 20px 2px;
  b { font-weight: 600; font-size: 14px; line-height: 20px; overflow-wrap: anywhere; }
  @media (max-width: 767px) {
    grid-template-columns: 56px auto minmax(0, 1fr);
    grid-template-areas: "thumb name name" "thumb state count";
    padding: 12px 16px 2px;
    b { grid-area: name; }
  }
`;

const Count = styled.span`
  justify-self: start;
  min-width: 18px;
  height: 18px;
  padding: 0 5px;
  border-radius: 9px;
  background: var(--accent);
  color: var(--on-accent);
  font-size: 11px;
  line-height: 18px;
  font-weight: 600;
  text-align: center;
`;

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 28px;
  margin: 0 20px 2px 84px;
  padding: 0 4px;
  border-radius: var(--r-1);
  font-size: 12px;
  color: var(--t3);
  &:hover { color: var(--t1); }
  @media (max-width: 767px) { margin-left: 80px; min-height: 32px; }
`;
