import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import type { OwnNoticeRow_message$key } from '../../__generated__/OwnNoticeRow_message.graphql.ts';
import { Moment, type WriteMoment } from '../../shell/Moment.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { amountsInText } from '../../ui/money.ts';
import { VisuallyHidden } from '../../ui/textStyles.ts';
import { useCurrency } from '../../ui/useCurrency.ts';
import { MESSAGE_ICONS, messageKindOf, messageTarget } from '../message/messageKind.ts';
import { NoticeLine, NoticeTile, NoticeWords } from './noticeRowStyle.ts';

interface OwnNoticeRowProps {
  readonly message: OwnNoticeRow_message$key;
  readonly writeMoment: WriteMoment;
  readonly onRead: (id: string) => void;
}

/** One notice of the viewer. A press marks it as read and opens its subject. */
export function OwnNoticeRow({ message, writeMoment, onRead }: OwnNoticeRowProps) {
  const data = useFragment(FRAGMENT, message);
  const { t, i18n } = useTranslation('notice');
  const currency = useCurrency();
  const isChinese = i18n.language === 'zh';
  const isUnread = data.readAt == null;
  const target = messageTarget(data);
  const read = () => {
    if (isUnread) {
      onRead(data.id);
    }
  };
  const content = (
    <>
      <NoticeTile>
        <Icon name={MESSAGE_ICONS[messageKindOf(data.type)]} />
        {isUnread && <i aria-hidden="true" />}
      </NoticeTile>
      <NoticeWords>
        {isUnread && <VisuallyHidden>{t('unread')}</VisuallyHidden>}
        <b>{isChinese ? data.titleZh : data.titleEn}</b>
        <span>{amountsInText(isChinese ? data.bodyZh : data.bodyEn, currency)}</span>
      </NoticeWords>
      <Moment at={data.createdAt} writeMoment={writeMoment} />
    </>
  );
  return (
    <NoticeLine>
      {target === null ? (
        <button type="button" onClick={read}>
          {content}
        </button>
      ) : (
        <Link to={target} onClick={read}>
          {content}
        </Link>
      )}
    </NoticeLine>
  );
}

const FRAGMENT = graphql`
  fragment OwnNoticeRow_message on Message {
    id
    type
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
