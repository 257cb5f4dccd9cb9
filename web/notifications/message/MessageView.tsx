import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { MessageView_message$key } from '../../__generated__/MessageView_message.graphql.ts';
import { Moment, type WriteMoment } from '../../shell/Moment.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { amountsInText } from '../../ui/money.ts';
import { useCurrency } from '../../ui/useCurrency.ts';
import { messageKindOf, messageTarget } from './messageKind.ts';

interface MessageViewProps {
  /** Null when the URL names no message of the viewer. */
  readonly message: MessageView_message$key | null;
  readonly writeMoment: WriteMoment;
  readonly onRead: (id: string) => void;
  readonly onClose: () => void;
}

/** One message with its full text. Opening it marks it as read (requirement N-02). */
export function MessageView({ message, writeMoment, onRead, onClose }: MessageViewProps) {
  const data = useFragment(FRAGMENT, message);
  const { t, i18n } = useTranslation(['message', 'shell']);
  const currency = useCurrency();
  const isChinese = i18n.language === 'zh';
  const unreadId = data?.id !== undefined && data.readAt == null ? data.id : null;
  const read = useEffectEvent(onRead);
  useEffect(() => {
    if (unreadId !== null) {
      read(unreadId);
    }
  }, [unreadId]);
  if (data?.id === undefined) {
    return (
      <Modal title={t('messageMissing')} closeLabel={t('shell:close')} onClose={onClose}>
        <p>{t('messageMissingHint')}</p>
      </Modal>
    );
  }
  const target = messageTarget({
    orderNo: data.orderNo,
    marketItem: data.marketItem,
    copyFilter: data.copyFilter,
    savedFilter: data.savedFilter,
    isAboutWebhook: data.isAboutWebhook,
    isAboutPartner: data.isAboutPartner,
    isAboutDeliveries: data.isAboutDeliveries,
    about: data.about,
  });
  return (
    <Modal
      title={isChinese ? data.titleZh : data.titleEn}
      closeLabel={t('shell:close')}
      onClose={onClose}
      footer={
        target === null ? undefined : (
          <ButtonLink to={target} look="primary">
            {t('toSubject')}
          </ButtonLink>
        )
      }
    >
      <Meta className="num">
        {t(`type_${messageKindOf(data.type)}`)} · <Moment at={data.createdAt} writeMoment={writeMoment} />
      </Meta>
      <Words>{amountsInText(isChinese ? data.bodyZh : data.bodyEn, currency)}</Words>
    </Modal>
  );
}

const FRAGMENT = graphql`
  fragment MessageView_message on Message {
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

const Meta = styled.p`
  font-size: 12px;
  color: var(--t3);
`;

const Words = styled.p`
  padding-top: 10px;
  line-height: 24px;
  overflow-wrap: anywhere;
`;
