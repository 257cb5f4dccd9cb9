import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ApplicationPart_partner$key } from '../../__generated__/ApplicationPart_partner.graphql.ts';
import { UnsavedGuard } from '../../shell/UnsavedGuard.tsx';
import { ApplicationForm } from './ApplicationForm.tsx';
import { PartnerIntro } from './PartnerIntro.tsx';
import { Column } from './partnerParts.ts';
import { RejectedPart } from './RejectedPart.tsx';
import { ReviewingCard } from './ReviewingCard.tsx';
import { useAttachment } from './useAttachment.ts';

interface ApplicationPartProps {
  readonly partner: ApplicationPart_partner$key | null;
  /** The server's time in milliseconds. */
  readonly nowMs: number;
  readonly onChanged: () => void;
}

/** Before the approval: the form, the review, or the reason of a rejection (requirements P-01, P-02). */
export function ApplicationPart({ partner, nowMs, onChanged }: ApplicationPartProps) {
  const data = useFragment(FRAGMENT, partner);
  const { t } = useTranslation('console');
  // Held by the whole part, because an application whose upload alone failed is already under review and must show it
  // there.
  const attachment = useAttachment();
  const keptName = data?.attachment?.name ?? null;
  const form = { attachment, keptName, onChanged };
  return (
    <UnsavedGuard
      words={{
        title: t('unsentTitle'),
        body: t('unsentBody'),
        stay: t('cancel'),
        leave: t('leave'),
        saveAndLeave: t('sendAndLeave'),
      }}
    >
      <Column>
        {data == null && (
          <>
            <PartnerIntro />
            <ApplicationForm kept={null} {...form} />
          </>
        )}
        {data?.status === 'REVIEWING' && <ReviewingCard partner={data} nowMs={nowMs} {...form} />}
        {data?.status === 'REJECTED' && (
          <RejectedPart partner={data} nowMs={nowMs} form={<ApplicationForm kept={data} {...form} />} />
        )}
      </Column>
    </UnsavedGuard>
  );
}

const FRAGMENT = graphql`
  fragment ApplicationPart_partner on Partner {
    status
    phone
    wechat
    reason
    dailyOrders
    dailyAmountCents
    attachment {
      name
    }
    ...ReviewingCard_partner
    ...RejectedPart_partner
  }
`;
