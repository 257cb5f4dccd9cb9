import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { ReviewingCard_partner$key } from '../../__generated__/ReviewingCard_partner.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { useMomentText } from '../../shell/Moment.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { ApplicationFacts } from './ApplicationFacts.tsx';
import { AttachmentField } from './AttachmentField.tsx';
import { Hint, PartnerCard } from './partnerParts.ts';
import type { Attachment } from './useAttachment.ts';

interface ReviewingCardProps {
  readonly partner: ReviewingCard_partner$key;
  readonly nowMs: number;
  readonly attachment: Attachment;
  readonly keptName: string | null;
  readonly onChanged: () => void;
}

/** Under review: the usual duration, the submission, and the file, which can still be added (requirement P-02). */
export function ReviewingCard({ partner, nowMs, attachment, keptName, onChanged }: ReviewingCardProps) {
  const data = useFragment(FRAGMENT, partner);
  const { t } = useTranslation('console');
  const { toasts } = useAppServices();
  const writeMoment = useMomentText(nowMs);
  async function send(file: File) {
    if (attachment.choose(file) && (await attachment.upload(file))) {
      toasts.show('success', t('fileSent'));
      onChanged();
    }
  }
  return (
    <PartnerCard>
      <Head>
        <h2>{t('reviewing')}</h2>
        <Tag tone="info">{t('status_REVIEWING')}</Tag>
      </Head>
      <Hint>{t('reviewingHint', { at: writeMoment(data.submittedAt) })}</Hint>
      <ApplicationFacts partner={data} />
      <Gap>
        <AttachmentField attachment={attachment} keptName={keptName} onChoose={(file) => void send(file)} />
      </Gap>
    </PartnerCard>
  );
}

const FRAGMENT = graphql`
  fragment ReviewingCard_partner on Partner {
    submittedAt
    ...ApplicationFacts_partner
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
`;

const Gap = styled.div`
  margin-top: 16px;
  padding-top: 16px;
  border-top: 1px solid var(--line);
`;
